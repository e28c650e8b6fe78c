import type { ListedQuestion } from './listed-question.ts'

/**
 * What the key behind a list says of its questions: a letter, true or false, or the answer in words. `without`: lost.
 */
export type AnswerKey = { number: number; answer: string; without?: readonly string[] }[]

/** The questions of a list whose answer neither they nor the key tell, while the list is read. */
export type Unanswered = {
  count: () => number
  /** Whether one of them has a number. */
  has: (number: number) => boolean
  /** In their order. */
  all: () => readonly ListedQuestion[]
  /** The key tells these. */
  tell: (pairs: AnswerKey) => void
}

const lacksAnswer = ({ fields, options }: ListedQuestion): boolean =>
  fields.answer === undefined && !options.some(({ isMarked }) => isMarked)

/**
 * Looks at each question once, since a long list may have a line of a key behind each of them: only the last one still
 * changes. Where numbers begin again in each section, several questions have a number, and so has the key.
 */
export const createUnanswered = (questions: readonly ListedQuestion[]): Unanswered => {
  const lacking = new Set<ListedQuestion>()
  const lackingOf = new Map<number | undefined, number>()
  const untold = new Map<number, ListedQuestion[]>()
  const early = new Map<number, number>()
  let seen = 0

  const add = (question: ListedQuestion): void => {
    lacking.add(question)
    lackingOf.set(question.number, (lackingOf.get(question.number) ?? 0) + 1)
  }
  const remove = (question: ListedQuestion): void => {
    if (lacking.delete(question)) lackingOf.set(question.number, lackingOf.get(question.number)! - 1)
  }
  const see = (question: ListedQuestion): void => {
    const { number } = question
    const told = number === undefined ? 0 : (early.get(number) ?? 0)
    if (number !== undefined && told > 0) return void early.set(number, told - 1)
    if (lacksAnswer(question)) add(question)
    if (number === undefined) return
    const same = untold.get(number)
    if (same) same.push(question)
    else untold.set(number, [question])
  }
  const look = (): void => {
    const last = questions[seen - 1]
    if (last && !lacksAnswer(last)) remove(last)
    for (; seen < questions.length; seen += 1) see(questions[seen]!)
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
