import { kindOf } from '../kinds/kind-of.ts'
import type { AttemptQuestion, Solution } from '../schemas/attempt.ts'
import type { QuestionContent } from '../schemas/question.ts'
import type { Response } from '../schemas/response.ts'
import { pinnedOptions } from './pinned-options.ts'
import { presentedOrder } from './presented-order.ts'
import type { Arrangement } from './schema.ts'

/** The stored index of the entry in each place of a shuffled list; undefined if the list is not shuffled. */
export type ListOrder = readonly number[] | undefined

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((index, place) => index === other[place])

/** Returns the order in which the holder of a seed sees the options or other entries of a question. */
export const listOrder = (
  { shuffle_options: isEnabled = false }: Arrangement,
  seed: number,
  questionId: string,
  content: QuestionContent,
): ListOrder => {
  const { shuffled, hasOptions } = kindOf(content)
  if (!isEnabled || !shuffled) return undefined
  const n = shuffled.length(content)
  const order = presentedOrder(seed, questionId, n, hasOptions ? pinnedOptions(content) : [])
  const avoided = shuffled.avoided?.(content)
  return avoided && isSame(order, avoided) ? [...order.slice(1), ...order.slice(0, 1)] : order
}

type Indexed = { selected: readonly number[]; response?: Response | null | undefined }

/** Replaces all indexes of an answer. -1 means none. The order of selected options says nothing. */
const withIndexes = <Given extends Indexed>(given: Given, indexOf: (index: number) => number): Given => ({
  ...given,
  selected: given.selected.map(indexOf).sort((a, b) => a - b),
  ...(given.response && {
    response: {
      ...given.response,
      picks: given.response.picks.map((pick) => (pick < 0 ? pick : indexOf(pick))),
    },
  }),
})

/**
 * Returns an answer as it is stored. An index that the list does not have stays as it is, so that whoever checks the
 * answer refuses it.
 */
export const toStoredAnswer = <Given extends Indexed>(order: ListOrder, given: Given): Given =>
  order ? withIndexes(given, (place) => order[place] ?? place) : given

const placesOf = (order: readonly number[], indexes: readonly number[]): number[] =>
  indexes.map((index) => order.indexOf(index)).sort((a, b) => a - b)

/** Returns a stored answer as its student gave it. */
export const toPresentedAnswer = <Given extends Indexed>(order: ListOrder, stored: Given): Given =>
  order ? withIndexes(stored, (index) => order.indexOf(index)) : stored

/** Returns a question with its list in this order. */
export const presentedQuestion = <Question extends AttemptQuestion>(
  order: ListOrder,
  content: QuestionContent,
  question: Question,
): Question => {
  const { shuffled } = kindOf(content)
  return order && shuffled ? { ...question, ...shuffled.reorder(question, order) } : question
}

/** Returns the solution of a question whose list is in this order. */
export const presentedSolution = (order: ListOrder, solution: Solution): Solution =>
  order
    ? {
        ...solution,
        correct: placesOf(order, solution.correct),
        ...(solution.parts && {
          parts: solution.parts.map((part) => ({ ...part, right: placesOf(order, part.right) })),
        }),
      }
    : solution

/** Returns the places of options that a correction names. */
export const presentedOptions = (order: ListOrder, options: readonly number[]): number[] =>
  order ? placesOf(order, options) : [...options]
