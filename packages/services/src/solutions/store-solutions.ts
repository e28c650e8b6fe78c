import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { questionRevisions, questions, quizzes } from '../database/tables.ts'
import { lockQuiz } from '../saving/lock-quiz.ts'
import { storeRevisions } from '../saving/store-revisions.ts'
import { lacksSolution, solutionField } from './solution-field.ts'

/**
 * Stores the solutions (question id to text) of questions that still have none, as new revisions, and returns
 * how many were stored. Published quizzes and quizzes with attempts are changed too: a solution changes no
 * score, and attempts keep their revision. The revision of the quiz is increased, so that an author who has it
 * open does not overwrite the solutions. Throws NOT_FOUND for the quiz of another instructor.
 */
export const storeSolutions = async (
  tx: Queryable,
  {
    quizId,
    ownerId,
    texts,
    now,
  }: { quizId: string; ownerId: string; texts: ReadonlyMap<string, string>; now: Date },
): Promise<number> => {
  const quiz = await lockQuiz(tx, quizId, ownerId)
  const rows = await tx
    .select({ id: questions.id, originId: questions.originId, content: questionRevisions.content })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(and(eq(questions.quizId, quizId), inArray(questions.id, [...texts.keys()])))
  const solved = rows
    // The author may have written one in the meantime.
    .filter(({ content }) => lacksSolution(content, quiz.quizType))
    .map(({ id, originId, content }) => ({
      ...content,
      [solutionField(quiz.quizType)]: texts.get(id)!,
      _id: id,
      origin_id: originId,
    }))
  if (solved.length === 0) return 0

  for (const { id, revisionId } of await storeRevisions(tx, quiz, solved, now)) {
    await tx
      .update(questions)
      .set({ revisionId })
      .where(and(eq(questions.quizId, quizId), eq(questions.id, id)))
  }
  await tx
    .update(quizzes)
    .set({ revision: quiz.revision + 1, aiApplied: true, updatedAt: now })
    .where(eq(quizzes.id, quizId))
  return solved.length
}
