import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { questionRevisions, questions } from '../database/tables/questions.ts'
import { quizzes } from '../database/tables/quizzes.ts'

/** Reads the current revision of a question in a quiz. Throws NOT_FOUND. */
export const readCurrentQuestion = async (
  db: Queryable,
  { quizId, questionId }: { quizId: string; questionId: string },
) => {
  const [found] = await db
    .select({
      quiz: quizzes,
      position: questions.place,
      revision: {
        id: questionRevisions.id,
        content: questionRevisions.content,
        weightage: questionRevisions.weightage,
      },
    })
    .from(questions)
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(and(eq(questions.quizId, quizId), eq(questions.id, questionId)))
  if (!found) throw new Problem('NOT_FOUND')
  return found
}
