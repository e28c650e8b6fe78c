import { Problem } from '@quizwright/contracts/problem.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { eq, max, sql } from '../database/drizzle.ts'
import { carryCorrections } from '../corrections/applying/carry-corrections.ts'
import { lockKeys } from '../corrections/applying/lock-marking.ts'
import { logEvent } from '../audit/log-event.ts'
import { isAttempted } from '../attempts/is-attempted.ts'
import { recordChanges } from '../quizzes/history/record-changes.ts'
import { makeId } from '../database/queries/make-id.ts'
import type { Database, Queryable } from '../database/database.ts'
import { type StagedQuestion } from '../database/tables/questions.ts'
import { quizCourseTags, quizFaculties, quizzes } from '../database/tables/quizzes.ts'
import { refuseBadDraws } from '../questions/arrangement/refuse-bad-draws.ts'
import { publicationColumns } from '../quizzes/publication.ts'
import { readQuiz } from '../quizzes/read-quiz.ts'
import { readSession } from '../sessions/read-sessions.ts'
import { takeOverSessions } from '../sessions/take-over-sessions.ts'
import { closeSave } from './commit-save.ts'
import { lockQuiz } from './lock-quiz.ts'
import { findSave } from './open-save.ts'
import { replaceQuestions } from './replace-questions.ts'
import { readStaged } from './read-staged.ts'

export type NewVersion = { quiz: Quiz; session: Session }
export type VersionSaved = NewVersion & { saveId: string }

/**
 * Makes the staged questions a new version of their quiz with its own sessions, in one transaction. The old version
 * stays unchanged. A repeated commit returns the same outcome. With `onlyIfAsked`, somebody must have begun the quiz,
 * because only then the author was asked. Throws NOT_FOUND, ORDER, CONFLICT, and RULE if errors forbid publishing.
 */
export const commitVersion = (
  db: Database,
  { quizId, saveId }: { quizId: string; saveId: string },
  userId: string,
  now: Date,
  { onlyIfAsked = false }: { onlyIfAsked?: boolean } = {},
): Promise<VersionSaved> =>
  db.transaction(async (tx) => {
    await lockKeys(tx, quizId)
    const quiz = await lockQuiz(tx, quizId, userId)
    const save = await findSave(tx, { quizId, saveId }, userId)
    if (!save || save.state === 'saved') throw new Problem('ORDER')
    if (save.state === 'version') return save.outcome as VersionSaved
    if (onlyIfAsked && !(await isAttempted(tx, quiz))) throw new Problem('ORDER')
    if (quiz.revision !== save.baseRevision) throw new Problem('CONFLICT')
    const staged = await readStaged(tx, save, quiz.quizType)
    const version = await insertVersion(tx, quizId, staged, { ...save, by: userId }, now)
    await logVersion(tx, userId, version, now)
    const saved = { saveId, ...version }
    await closeSave(tx, save, 'version', saved, now)
    return saved
  })

/** Keeps in the log who made a version. */
export const logVersion = (
  tx: Queryable,
  actorId: string,
  { quiz: { _id: quizId, version, is_published } }: NewVersion,
  now: Date,
): Promise<void> =>
  logEvent(
    tx,
    { actorId, kind: 'createNewVersion', quizIds: [quizId], details: { version, is_published } },
    now,
  )

/**
 * Adds a version after the newest one of the quiz's family. Details, tags and corrections of marks are copied from the
 * version `fromId`.
 */
export const insertVersion = async (
  tx: Queryable,
  fromId: string,
  staged: readonly StagedQuestion[],
  options: { isPublished: boolean; isSkippable?: boolean; by: string },
  now: Date,
): Promise<NewVersion> => {
  const quizId = makeId()
  const from = await lockFamily(tx, fromId)
  await tx.insert(quizzes).values({
    ...from.row,
    id: quizId,
    version: from.newest + 1,
    revision: 1,
    attempts: 0,
    reportsCount: 0,
    isArchived: false,
    // Was allowed for the answers of the earlier version; this one has none that are judged.
    automaticModel: null,
    isPublished: false,
    publishedAt: null,
    isSkippable: options.isSkippable ?? from.row.isSkippable,
    createdAt: now,
    updatedAt: now,
  })
  const totals = await replaceQuestions(tx, { id: quizId, questionCount: 0 }, staged, now)
  await recordChanges(
    tx,
    { quizId, revision: 1, by: options.by, means: 'save' },
    { from: fromId, staged, areAll: true },
    now,
  )
  if (options.isPublished) await refuseBadDraws(tx, quizId, from.row.arrangement)
  await tx
    .update(quizzes)
    .set({ ...totals, ...publicationColumns({ isPublished: false }, options.isPublished, now) })
    .where(eq(quizzes.id, quizId))
  await carryCorrections(tx, fromId, quizId)
  await tx.execute(
    sql`insert into ${quizFaculties} (quiz_id, faculty_id)
      select ${quizId}, faculty_id from ${quizFaculties} where quiz_id = ${fromId}`,
  )
  await tx.execute(
    sql`insert into ${quizCourseTags} (quiz_id, course_tag_id, name)
      select ${quizId}, course_tag_id, name from ${quizCourseTags} where quiz_id = ${fromId}`,
  )
  await takeOverSessions(tx, { id: quizId, familyId: from.row.familyId }, now)
  const quiz = await readQuiz(tx, quizId)
  return { quiz, session: await readSession(tx, defined(quiz.session_id, 'quiz.session_id')) }
}

/** Locks the family until the transaction ends, so that two concurrent new versions get different numbers. */
const lockFamily = async (tx: Queryable, fromId: string) => {
  const [row] = await tx.select().from(quizzes).where(eq(quizzes.id, fromId))
  if (!row) throw new Problem('NOT_FOUND')
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${row.familyId}, 0))`)
  const family = elementAt(
    await tx
      .select({ newest: max(quizzes.version) })
      .from(quizzes)
      .where(eq(quizzes.familyId, row.familyId)),
    0,
  )
  return { row, newest: defined(family.newest, 'family.newest') }
}
