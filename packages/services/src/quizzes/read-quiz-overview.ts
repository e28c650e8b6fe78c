import { Problem } from '@quizwright/contracts/problem.ts'
import type { QuizOverview } from '@quizwright/contracts/schemas/quiz-overview.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, count, desc, eq, isNotNull } from '../database/drizzle.ts'
import { readAccountName } from '../auth/accounts/account-names.ts'
import { readRoles } from '../auth/rights/role-of.ts'
import { countOpenOnQuestions } from './comments/count-comments.ts'
import type { Context } from '../context.ts'
import { countOpenAttempts } from '../corrections/planning/read-met-attempts.ts'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { questions } from '../database/tables/questions.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { shares } from '../database/tables/shares.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { hasDescriptive } from '../questions/has-descriptive.ts'
import { isWaiting } from '../marking/waiting-answers.ts'
import { hasOnlyShare } from '../marking/team/own-share.ts'
import { isInReachOf } from '../marking/team/shared-answer.ts'
import type { QuizRow } from './read-quiz.ts'
import { writtenPublication } from './written-publication.ts'

/** Returns the overview of a quiz that is named by its own id, by one of its sessions or by one of its results. */
export const getQuizOverview =
  ({ db }: Context): Handlers<'quiz'>['getQuizOverview'] =>
  async ({ query, user }) => {
    const quizId = query.quizId ?? (await findQuizId(db, query))
    const [row] = quizId === undefined ? [] : await db.select().from(quizzes).where(eq(quizzes.id, quizId))
    if (!row) throw new Problem('NOT_FOUND')
    return dataResponse({ overview: await describe(db, row, user.userId) })
  }

const findQuizId = async (
  db: Queryable,
  { sessionId, resultId }: { sessionId?: string | undefined; resultId?: string | undefined },
): Promise<string | undefined> => {
  if (sessionId !== undefined) {
    const [found] = await db
      .select({ quizId: sessions.quizId })
      .from(sessions)
      .where(eq(sessions.id, sessionId))
    return found?.quizId
  }
  if (resultId === undefined) return undefined
  const [found] = await db.select({ quizId: attempts.quizId }).from(attempts).where(eq(attempts.id, resultId))
  return found?.quizId
}

const describe = async (db: Queryable, row: QuizRow, userId: string): Promise<QuizOverview> => {
  const [[newest], [asked], students, open, toMark, someInWords, openComments, standing] = await Promise.all([
    db
      .select({ _id: quizzes.id, version: quizzes.version, is_published: quizzes.isPublished })
      .from(quizzes)
      .where(eq(quizzes.familyId, row.familyId))
      .orderBy(desc(quizzes.version))
      .limit(1),
    db.select({ n: count() }).from(questions).where(eq(questions.quizId, row.id)),
    row.attempts === 0 ? 0 : countStudents(db, row.id),
    countOpenAttempts(db, row.id),
    row.attempts === 0 ? 0 : countToMark(db, row, userId),
    row.quizType !== 'daq' && hasDescriptive(db, row.id),
    countOpenOnQuestions(db, row),
    row.instructorId === userId ? readOwn(db, row) : readStanding(db, row, userId),
  ])
  return {
    _id: row.id,
    name: row.name,
    quiz_type: row.quizType,
    instructor_id: row.instructorId,
    module_id: row.moduleId,
    chapter_id: row.chapterId,
    is_published: row.isPublished,
    is_archived: row.isArchived,
    published_at: writtenPublication(row),
    version: row.version,
    revision: row.revision,
    attempts: row.attempts,
    open_attempts: open,
    reports_count: row.reportsCount,
    question_count: defined(asked, 'asked').n,
    students,
    to_mark: toMark,
    ...(someInWords && { some_in_words: true }),
    open_comments: openComments,
    newest: defined(newest, 'newest'),
    ...standing,
  }
}

const readOwn = async (
  db: Queryable,
  { familyId }: QuizRow,
): Promise<Pick<QuizOverview, 'role' | 'is_shared'>> => {
  const given = await db.$count(shares, and(eq(shares.familyId, familyId), isNotNull(shares.role)))
  return { role: 'owner', is_shared: given > 0 }
}

/** What the caller is in a quiz of somebody else. The check of the row's scope has found a role. */
const readStanding = async (
  db: Queryable,
  { id, instructorId }: QuizRow,
  userId: string,
): Promise<Pick<QuizOverview, 'role' | 'owner_name' | 'is_shared' | 'only_share'>> => {
  const [roles, name, limited] = await Promise.all([
    readRoles(db, [id], userId),
    readAccountName(db, instructorId),
    db.$count(quizzes, and(eq(quizzes.id, id), hasOnlyShare(userId))),
  ])
  const role = roles.get(id)?.role ?? 'viewer'
  return {
    role,
    is_shared: true,
    ...(role === 'marker' && limited > 0 && { only_share: true }),
    ...(name !== undefined && { owner_name: name }),
  }
}

/** A student's attempts are numbered from 1, so the first handed-in ones count the students. */
const countStudents = async (db: Queryable, quizId: string): Promise<number> => {
  const counted = elementAt(
    await db
      .select({ n: count() })
      .from(attempts)
      .where(and(eq(attempts.quizId, quizId), isNotNull(attempts.submittedAt), eq(attempts.number, 1))),
    0,
  )
  return counted.n
}

/** Counts the answers that wait for a mark: for others than the owner, as far as they are shared out to them. */
const countToMark = async (db: Queryable, { id, instructorId }: QuizRow, userId: string): Promise<number> => {
  const inReach = instructorId === userId ? undefined : isInReachOf(userId)
  const counted = elementAt(
    await db
      .select({ n: count() })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .innerJoin(attemptAnswers, eq(attemptAnswers.attemptId, attempts.id))
      .where(and(eq(attempts.quizId, id), isWaiting, inReach)),
    0,
  )
  return counted.n
}
