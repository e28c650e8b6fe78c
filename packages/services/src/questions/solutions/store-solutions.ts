import { elementAt, entryOf } from '@quizwright/domain/defined.ts'
import { and, eq } from '../../database/drizzle.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import type { Queryable } from '../../database/database.ts'
import { questionRevisions, questions } from '../../database/tables/questions.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { solutionChanges } from '../../database/tables/solution-changes.ts'
import { lockQuiz } from '../../saving/lock-quiz.ts'
import { setRevisions } from '../../saving/set-revisions.ts'
import { storeRevisions } from '../../saving/store-revisions.ts'
import { lacksSolution, solutionField, solutionText } from './solution-field.ts'

/** A solution to store, and the one that it replaces as of the time when it was written. */
export type WrittenSolution = { text: string; before: string | null }

type NewSolutions = {
  jobId: string
  quizId: string
  ownerId: string
  /** Whether an existing solution is replaced. */
  replace: boolean
  /** By question id. */
  solutions: ReadonlyMap<string, WrittenSolution>
  now: Date
}

/**
 * Stores solutions as new revisions of their questions, records what they replace, and returns their number. If the
 * author changed a solution in the meantime, it stays. Published quizzes and quizzes with attempts are changed too,
 * because a solution changes no score and attempts keep their revision. The revision of the quiz is increased, so
 * that an author who has it open does not overwrite the solutions. Throws NOT_FOUND for the quiz of another
 * instructor.
 */
export const storeSolutions = async (
  tx: Queryable,
  { jobId, quizId, ownerId, replace, solutions, now }: NewSolutions,
): Promise<number> => {
  const quiz = await lockQuiz(tx, quizId, ownerId)
  const marker = elementAt(
    await tx.select({ aiApplied: quizzes.aiApplied }).from(quizzes).where(eq(quizzes.id, quizId)),
    0,
  )
  const rows = await tx
    .select({ id: questions.id, originId: questions.originId, content: questionRevisions.content })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(and(eq(questions.quizId, quizId), inIds(questions.id, [...solutions.keys()])))
  const solved = rows
    .filter(
      ({ id, content }) =>
        solutionText(content, quiz.quizType) === entryOf(solutions, id).before &&
        (replace || lacksSolution(content, quiz.quizType)),
    )
    .map(({ id, originId, content }) => ({
      ...content,
      [solutionField(content, quiz.quizType)]: entryOf(solutions, id).text,
      _id: id,
      origin_id: originId,
    }))
  if (solved.length === 0) return 0

  await setRevisions(
    tx,
    { quizId, revision: quiz.revision + 1, by: ownerId, means: 'ai' },
    await storeRevisions(tx, quiz, solved, now),
    now,
  )
  await tx.insert(solutionChanges).values(
    solved.map(({ _id }) => ({
      jobId,
      quizId,
      questionId: _id,
      textBefore: entryOf(solutions, _id).before,
      textWritten: entryOf(solutions, _id).text,
      wasAiApplied: marker.aiApplied,
    })),
  )
  await tx
    .update(quizzes)
    .set({ revision: quiz.revision + 1, aiApplied: true, updatedAt: now })
    .where(eq(quizzes.id, quizId))
  return solved.length
}
