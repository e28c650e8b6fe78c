import type { Response } from '@quizwright/domain/schemas/response.ts'
import { storedResponse } from './responses.ts'

/**
 * Returns the selected options, sorted and without duplicates, so that the same selection is always the same array.
 */
export const sortSelection = (selected: readonly number[]): number[] =>
  [...new Set(selected)].sort((a, b) => a - b)

type AnswerContent = {
  selected: readonly number[]
  answer: string
  response?: Response | null | undefined
}

const partsOf = ({ response }: AnswerContent): string => {
  const stored = storedResponse(response)
  return JSON.stringify(stored && [stored.picks, stored.texts])
}

/**
 * Whether two answers have the same options, the same text and the same parts. Marks for later and times are ignored.
 */
export const isSameAnswer = (a: AnswerContent, b: AnswerContent): boolean =>
  a.answer === b.answer &&
  sortSelection(a.selected).join() === sortSelection(b.selected).join() &&
  partsOf(a) === partsOf(b)
