/**
 * Returns the selected options, sorted and without duplicates, so that the same selection is always the same array.
 */
export const sortSelection = (selected: readonly number[]): number[] =>
  [...new Set(selected)].sort((a, b) => a - b)

type AnswerContent = { selected: readonly number[]; answer: string }

/** Whether two answers have the same options and the same text. Marks for later and times are ignored. */
export const isSameAnswer = (a: AnswerContent, b: AnswerContent): boolean =>
  a.answer === b.answer && sortSelection(a.selected).join() === sortSelection(b.selected).join()
