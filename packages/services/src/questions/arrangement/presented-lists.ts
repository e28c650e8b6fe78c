import {
  type ListOrder,
  listOrder,
  toPresentedAnswer,
  toStoredAnswer,
} from '@quizwright/domain/arrangement/shuffled-answers.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { Attempt } from '../../attempts/find-attempt.ts'
import type { AskedAnswer } from '../../attempts/answers/read-answers.ts'

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
 * Returns the orders of these questions of an attempt. Whatever a student sends passes through `toStored` before
 * anything else looks at it, and whatever is returned of it through `toPresented`: only these two know that lists are
 * shuffled. Questions that the attempt does not have are left as they are.
 */
export const answerOrders = (
  attempt: Pick<ArrangedAttempt, 'arrangement' | 'seed'>,
  asked: readonly AskedAnswer[],
): AnswerOrders => {
  const contents = new Map(asked.map(({ answer, revision }) => [answer.questionId, revision.content]))
  const orderOf = ({ question_id: id }: Given): ListOrder => {
    const content = contents.get(id)
    return content && listOrderOf(attempt, id, content)
  }
  return {
    toStored: (one) => toStoredAnswer(orderOf(one), one),
    toPresented: (one) => toPresentedAnswer(orderOf(one), one),
  }
}
