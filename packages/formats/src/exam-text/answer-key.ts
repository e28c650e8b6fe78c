import type { ListedQuestion } from './listed-question.ts'
import { elementAt, entryOf } from '@quizwright/domain/defined.ts'

/**
 * The answer key after a list of questions. An answer is a letter, true or false, or words. `section` is the heading
 * above it within the key. `without` lists losses.
 */
export type AnswerKey = {
  number: number
  answer: string
  section?: string
  without?: readonly string[]
}[]

/** Tracks, while a list is read, the questions that have no answer from the list or its key yet. */
export type Unanswered = {
  count: () => number
  /** Whether one of them has this number. */
  has: (number: number) => boolean
  /** All of them, in order. */
  all: () => readonly ListedQuestion[]
  /** Marks these as answered by the key. */
  tell: (pairs: AnswerKey) => void
}

/** Whether nothing yet names a right option of a question. `from`: the first option that was not looked at before. */
export const lacksAnswer = ({ fields, options }: ListedQuestion, from = 0): boolean =>
  fields.answer === undefined && !options.slice(from).some(({ isMarked }) => isMarked)

/**
 * Visits each question once, because a long list may have a key line after each question; only the last
 * question can still change. If numbering restarts in each section, several questions share a number, and the
 * key repeats it too.
 */
export const createUnanswered = (questions: readonly ListedQuestion[]): Unanswered => {
  const lacking = new Set<ListedQuestion>()
  const lackingOf = new Map<number | undefined, number>()
  const untold = new Map<number, ListedQuestion[]>()
  const early = new Map<number, number>()
  let seen = 0
  /** How many options of the last question were looked at. It may have very many. */
  let optionsSeen = 0

  const add = (question: ListedQuestion): void => {
    lacking.add(question)
    lackingOf.set(question.number, (lackingOf.get(question.number) ?? 0) + 1)
  }
  const remove = (question: ListedQuestion): void => {
    if (lacking.delete(question)) lackingOf.set(question.number, entryOf(lackingOf, question.number) - 1)
  }
  const see = (question: ListedQuestion): void => {
    const { number } = question
    const answersBefore = number === undefined ? 0 : (early.get(number) ?? 0)
    if (number !== undefined && answersBefore > 0) return void early.set(number, answersBefore - 1)
    if (lacksAnswer(question)) add(question)
    if (number === undefined) return
    const same = untold.get(number)
    if (same) same.push(question)
    else untold.set(number, [question])
  }
  const look = (): void => {
    const last = questions[seen - 1]
    if (last && lacking.has(last) && !lacksAnswer(last, optionsSeen)) remove(last)
    for (; seen < questions.length; seen += 1) see(elementAt(questions, seen))
    optionsSeen = questions.at(-1)?.options.length ?? 0
  }
  return {
    count: () => {
      look()
      return lacking.size
    },
    has: (number) => {
      look()
      return (lackingOf.get(number) ?? 0) > 0
    },
    all: () => {
      look()
      return [...lacking]
    },
    tell: (pairs) => {
      look()
      for (const { number } of pairs) {
        const question = untold.get(number)?.shift()
        if (question) remove(question)
        else early.set(number, (early.get(number) ?? 0) + 1)
      }
    },
  }
}
