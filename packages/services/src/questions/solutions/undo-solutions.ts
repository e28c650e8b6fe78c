import { Problem } from '@quizwright/contracts/problem.ts'
import type { UndoneSolutions } from '@quizwright/contracts/schemas/solution-run.ts'
import { elementAt, entryOf } from '@quizwright/domain/defined.ts'
import { and, asc, eq } from '../../database/drizzle.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { questionRevisions, questions } from '../../database/tables/questions.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { solutionChanges } from '../../database/tables/solution-changes.ts'
import { lockQuiz } from '../../saving/lock-quiz.ts'
import { setRevisions } from '../../saving/set-revisions.ts'
import { storeRevisions } from '../../saving/store-revisions.ts'
import { solutionField, solutionText } from './solution-field.ts'

type Job = { id: string; ownerId: string }
type Change = typeof solutionChanges.$inferSelect

/**
 * Restores the solutions that a job replaced, quiz by quiz, and returns those that were edited since and stay. A
 * change is deleted once it was handled, so that repeating the undo does nothing. The job must have ended. A quiz
 * that was deleted in the meantime has nothing to restore. One that the caller may not edit any more keeps what the
 * job wrote, and the others are restored; throws why if that is all of them.
 */
export const undoSolutions = async (db: Database, job: Job, now: Date): Promise<UndoneSolutions> => {
  const changed = await db
    .selectDistinct({ quizId: solutionChanges.quizId })
    .from(solutionChanges)
    .where(eq(solutionChanges.jobId, job.id))
    .orderBy(asc(solutionChanges.quizId))
  const undone: UndoneSolutions = { restored: 0, edited: [] }
  const refused: { quizId: string; problem: Problem }[] = []
  for (const { quizId } of changed)
    try {
      const { restored, edited } = await db.transaction((tx) => undoInQuiz(tx, job, quizId, now))
      undone.restored += restored
      undone.edited.push(...edited)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      refused.push({ quizId, problem: error })
    }
  const [first] = refused
  if (!first) return undone
  if (refused.length === changed.length) throw first.problem
  return { ...undone, kept: await Promise.all(refused.map((one) => describeRefused(db, one))) }
}

const describeRefused = async (
  db: Queryable,
  { quizId, problem: { message } }: { quizId: string; problem: Problem },
) => ({ quiz_id: quizId, quiz_name: await readName(db, quizId), message })

const readName = async (db: Queryable, quizId: string): Promise<string> =>
  elementAt(await db.select({ name: quizzes.name }).from(quizzes).where(eq(quizzes.id, quizId)), 0).name

const undoInQuiz = async (
  tx: Queryable,
  { id: jobId, ownerId }: Job,
  quizId: string,
  now: Date,
): Promise<UndoneSolutions> => {
  const quiz = await lockQuiz(tx, quizId, ownerId)
  const changes = await tx
    .delete(solutionChanges)
    .where(and(eq(solutionChanges.jobId, jobId), eq(solutionChanges.quizId, quizId)))
    .returning()
  const changeOf = new Map(changes.map((change) => [change.questionId, change]))
  const rows = await readQuestions(tx, quizId, [...changeOf.keys()])
  const isAsWritten = ({ id, content }: (typeof rows)[number]): boolean =>
    solutionText(content, quiz.quizType) === entryOf(changeOf, id).textWritten
  const restorable = rows.filter(isAsWritten)
  const restored = restorable.map(({ id, originId, content }) => ({
    ...content,
    [solutionField(content, quiz.quizType)]: entryOf(changeOf, id).textBefore ?? '',
    _id: id,
    origin_id: originId,
  }))
  if (restored.length > 0) {
    await setRevisions(
      tx,
      { quizId, revision: quiz.revision + 1, by: ownerId, means: 'ai' },
      await storeRevisions(tx, quiz, restored, now),
      now,
    )
    await tx
      .update(quizzes)
      .set({
        revision: quiz.revision + 1,
        aiApplied: markerAfter(rows.length - restored.length, changes),
        updatedAt: now,
      })
      .where(eq(quizzes.id, quizId))
  }
  const name = await readName(tx, quizId)
  return {
    restored: restored.length,
    edited: rows
      .filter((row) => !isAsWritten(row))
      .map(({ place }) => ({ quiz_id: quizId, quiz_name: name, question_no: place })),
  }
}

/** A quiz keeps its AI marker if it had it before, or still has an edited text of this job. */
const markerAfter = (editedCount: number, changes: readonly Change[]): boolean =>
  editedCount > 0 || changes.every(({ wasAiApplied }) => wasAiApplied)

const readQuestions = (tx: Queryable, quizId: string, ids: readonly string[]) =>
  tx
    .select({
      id: questions.id,
      originId: questions.originId,
      place: questions.place,
      content: questionRevisions.content,
    })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(and(eq(questions.quizId, quizId), inIds(questions.id, [...ids])))
    .orderBy(asc(questions.place))
