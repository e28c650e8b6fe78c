import type { ListedQuestion } from './listed-question.ts'

/** What the key behind a list says of its questions: a letter, true or false, or the answer in words. */
export type AnswerKey = { number: number; answer: string }[]

/**
 * The questions whose answer neither they nor the key tell. Where numbers begin again in each section, several
 * questions have a number, and so has the key.
 */
export const unanswered = (questions: readonly ListedQuestion[], key: AnswerKey): ListedQuestion[] => {
  const told = Map.groupBy(key, ({ number }) => number)
  return questions.filter(({ number, fields, options }) => {
    const isTold = number !== undefined && told.get(number)?.shift() !== undefined
    return !isTold && fields.answer === undefined && !options.some(({ isMarked }) => isMarked)
  })
}
