import { Problem } from '@quizwright/contracts/problem.ts'
import type { QuizToPick } from '@quizwright/pages/lti/launch-content.ts'
import { and, asc, desc, eq, gt, sql } from '../../database/drizzle.ts'
import { mayUse } from '../../auth/rights/role-of.ts'
import { containsText } from '../../database/queries/contains-text.ts'
import { foldText } from '../../database/queries/fold-text.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import type { Queryable } from '../../database/database.ts'
import { accounts } from '../../database/tables/auth.ts'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'

const mostQuizzes = 30

type Search = { instructorId: string; search: string; now: Date }

/** The own quizzes of an instructor and those of colleagues that they may edit: an editor links a quiz in a course. */
const isOffered = (instructorId: string) =>
  and(
    mayUse(instructorId, 'editor'),
    eq(quizzes.isArchived, false),
    eq(quizzes.isPublished, true),
    // The time of a pop quiz is in its video.
    sql`${quizzes.quizType} <> 'pop'`,
  )

/**
 * The published quizzes that an instructor may link and whose name contains the search, the newest first, each with
 * its sessions for the students of courses that are not over.
 */
export const readQuizzesToPick = async (
  db: Queryable,
  { instructorId, search, now }: Search,
): Promise<{ quizzes: QuizToPick[]; isMore: boolean }> => {
  const found = await db
    .select({
      id: quizzes.id,
      name: quizzes.name,
      questionCount: quizzes.questionCount,
      ownerId: quizzes.instructorId,
      ownerName: accounts.name,
    })
    .from(quizzes)
    .leftJoin(accounts, eq(accounts.id, quizzes.instructorId))
    .where(and(isOffered(instructorId), containsText(quizzes.nameKey, foldText(search))))
    .orderBy(desc(quizzes.createdAt), desc(quizzes.id))
    .limit(mostQuizzes + 1)
  const shown = found.slice(0, mostQuizzes)
  const open = await db
    .select({
      quizId: sessions.quizId,
      linkId: sessions.linkId,
      name: sessions.name,
      endTime: sessions.endTime,
    })
    .from(sessions)
    .where(
      and(
        inIds(
          sessions.quizId,
          shown.map(({ id }) => id),
        ),
        eq(sessions.access, 'institution'),
        gt(sessions.endTime, now),
      ),
    )
    .orderBy(asc(sessions.createdAt))
  const byQuiz = Map.groupBy(open, ({ quizId }) => quizId)
  return {
    quizzes: shown.map(({ ownerId, ownerName, ...quiz }) => ({
      ...quiz,
      owner: ownerId === instructorId ? null : ownerName,
      sessions: (byQuiz.get(quiz.id) ?? []).map(({ linkId, name, endTime }) => ({
        linkId,
        name,
        end: endTime.toISOString(),
      })),
    })),
    isMore: found.length > mostQuizzes,
  }
}

/** A session as a link in a course describes it. */
export type PickedSession = {
  linkId: string
  quizName: string
  totalMarks: number
  startTime: Date
  endTime: Date
}

const picked = {
  linkId: sessions.linkId,
  quizName: quizzes.name,
  totalMarks: quizzes.totalMarks,
  startTime: sessions.startTime,
  endTime: sessions.endTime,
}

/** The session that an instructor picked. Throws NOT_FOUND. */
export const readPickedSession = async (
  db: Queryable,
  { instructorId, linkId }: { instructorId: string; linkId: string },
): Promise<PickedSession> => {
  const [session] = await db
    .select(picked)
    .from(sessions)
    .innerJoin(quizzes, eq(quizzes.id, sessions.quizId))
    .where(and(isOffered(instructorId), eq(sessions.linkId, linkId), eq(sessions.access, 'institution')))
    .orderBy(desc(quizzes.version))
    .limit(1)
  if (!session) throw new Problem('NOT_FOUND')
  return session
}

/** Whether a quiz is one that this instructor may link. */
export const isPickable = async (
  db: Queryable,
  { instructorId, quizId }: { instructorId: string; quizId: string },
): Promise<boolean> => (await db.$count(quizzes, and(isOffered(instructorId), eq(quizzes.id, quizId)))) === 1
