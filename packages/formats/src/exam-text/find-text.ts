import { foldText } from './fold-text.ts'
import type { ListedOption } from './listed-question.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/** The options with a text. `isExact`: also in the case of its letters. */
export type FoundTexts = { indexes: number[]; isExact: boolean }

const withSingleBlanks = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * The options that have a text. Options may differ in nothing but the case of their letters (CO and Co), so a folded
 * copy only decides where none is exactly alike.
 */
export const findText = (options: readonly Pick<ListedOption, 'text'>[], wanted: string): FoundTexts => {
  const folded = foldText(wanted)
  if (folded === '') return { indexes: [], isExact: false }
  const alike = options.flatMap(({ text }, index) => (foldText(text) === folded ? [index] : []))
  const written = withSingleBlanks(wanted)
  const exact = alike.filter((index) => withSingleBlanks(elementAt(options, index).text) === written)
  return exact.length > 0 ? { indexes: exact, isExact: true } : { indexes: alike, isExact: false }
}

/** Whether one option alone has this text. */
export const hasTextOnce = (options: readonly Pick<ListedOption, 'text'>[], wanted: string): boolean =>
  findText(options, wanted).indexes.length === 1
