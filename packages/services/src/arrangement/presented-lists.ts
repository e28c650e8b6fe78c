import {
  type ListOrder,
  listOrder,
  toPresentedAnswer,
  toStoredAnswer,
} from '@quizwright/domain/arrangement/shuffled-answers.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { and, eq } from 'drizzle-orm'
import type { Attempt } from '../attempts/find-attempt.ts'
import { inIds } from '../database/in-ids.ts'
import type { Queryable } from '../database/database.ts'
import { paperQuestions } from '../database/tables/papers.ts'
import { questionRevisions } from '../database/tables/questions.ts'

export type ArrangedAttempt = Pick<Attempt, 'arrangement' | 'seed' | 'paperId'>

/** Returns the order in which the student of an attempt sees the options or other entries of a question. */
export const listOrderOf = (
  { arrangement, seed }: Pick<ArrangedAttempt, 'arrangement' | 'seed'>,
  questionId: string,
  content: QuestionContent,
): ListOrder => (arrangement && seed !== null ? listOrder(arrangement, seed, questionId, content) : undefined)

type Given = Parameters<typeof toStoredAnswer>[1] & { question_id: string }

/** Maps the answers of one attempt between what its student sees and what is stored. */
export type AnswerOrders = {
  toStored: <Answer extends Given>(given: Answer) => Answer
  toPresented: <Answer extends Given>(stored: Answer) => Answer
}

/**
 * Reads the orders of these questions of an attempt. Whatever a student sends passes through `toStored` before anything
 * else looks at it, and whatever is returned of it through `toPresented`: only these two know that lists are shuffled.
 * Questions that the attempt does not have are left as they are.
 */
export const readAnswerOrders = async (
  db: Queryable,
  attempt: ArrangedAttempt,
  given: readonly Given[],
): Promise<AnswerOrders> => {
  const orders = await readOrders(db, attempt, [...new Set(given.map(({ question_id: id }) => id))])
  return {
    toStored: (one) => toStoredAnswer(orders.get(one.question_id), one),
    toPresented: (one) => toPresentedAnswer(orders.get(one.question_id), one),
  }
}

const readOrders = async (
  db: Queryable,
  attempt: ArrangedAttempt,
  questionIds: readonly string[],
): Promise<Map<string, ListOrder>> => {
  const { arrangement, seed, paperId } = attempt
  // Nobody else pays for a statement more.
  if (!arrangement?.shuffle_options || seed === null || paperId === null || questionIds.length === 0)
    return new Map()
  const rows = await db
    .select({ id: paperQuestions.questionId, content: questionRevisions.content })
    .from(paperQuestions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, paperQuestions.revisionId))
    .where(and(eq(paperQuestions.paperId, paperId), inIds(paperQuestions.questionId, [...questionIds])))
  return new Map(rows.map(({ id, content }) => [id, listOrder(arrangement, seed, id, content)]))
}
