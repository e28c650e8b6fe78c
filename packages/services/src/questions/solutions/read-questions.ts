import { elementAt, lastOf } from '@quizwright/domain/defined.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { and, asc, count, eq, gt } from '../../database/drizzle.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import type { Queryable } from '../../database/database.ts'
import { questionRevisions, questions } from '../../database/tables/questions.ts'
import { quizzes } from '../../database/tables/quizzes.ts'

const pageSize = 100

export type StoredQuestion = { id: string; place: number; content: QuestionContent }
export type Quiz = typeof quizzes.$inferSelect

/** Reads the chosen quizzes, always in the same order. */
export const readQuizzes = (db: Queryable, quizIds: readonly string[]): Promise<Quiz[]> =>
  db
    .select()
    .from(quizzes)
    .where(inIds(quizzes.id, [...quizIds]))
    .orderBy(asc(quizzes.id))

/** Reads the questions of a quiz in order, page by page. */
export const readQuestionPages = async function* (
  db: Queryable,
  quizId: string,
): AsyncGenerator<StoredQuestion[]> {
  let lastPlace = 0
  for (;;) {
    const page = await db
      .select({ id: questions.id, place: questions.place, content: questionRevisions.content })
      .from(questions)
      .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
      .where(and(eq(questions.quizId, quizId), gt(questions.place, lastPlace)))
      .orderBy(asc(questions.place))
      .limit(pageSize)
    if (page.length === 0) return
    lastPlace = lastOf(page).place
    yield page
  }
}

export const countQuestions = async (db: Queryable, quizIds: readonly string[]): Promise<number> => {
  const counted = elementAt(
    await db
      .select({ n: count() })
      .from(questions)
      .where(inIds(questions.quizId, [...quizIds])),
    0,
  )
  return counted.n
}
