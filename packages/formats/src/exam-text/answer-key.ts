import type { ListedQuestion } from './listed-question.ts'

/** What the key behind a list says of its questions: a letter, true or false, or the answer in words. */
export type AnswerKey = { number: number; answer: string }[]

/** The questions of a list whose answer neither they nor the key tell, while the list is read. */
export type Unanswered = {
  all: () => readonly ListedQuestion[]
  /** The key has told these. */
  tell: (pairs: AnswerKey) => void
  /** The questions have changed. */
  forget: () => void
}

/**
 * Keeps what it found while only the key grows: a key may have a line for each of many questions. Where numbers begin
 * again in each section, several questions have a number, and so has the key.
 */
export const createUnanswered = (questions: readonly ListedQuestion[], key: AnswerKey): Unanswered => {
  let found: ListedQuestion[] | undefined
  return {
    all: () => (found ??= findUnanswered(questions, key)),
    tell: (pairs) => {
      for (const { number } of found ? pairs : []) {
        const index = found!.findIndex((question) => question.number === number)
        if (index >= 0) found!.splice(index, 1)
      }
    },
    forget: () => (found = undefined),
  }
}

const findUnanswered = (questions: readonly ListedQuestion[], key: AnswerKey): ListedQuestion[] => {
  const told = Map.groupBy(key, ({ number }) => number)
  return questions.filter(({ number, fields, options }) => {
    const isTold = number !== undefined && told.get(number)?.shift() !== undefined
    return !isTold && fields.answer === undefined && !options.some(({ isMarked }) => isMarked)
  })
}
