import type { RawQuestion } from '../entry/entry.ts'
import { wordsOf } from '../entry/words-of.ts'
import { attribute, childNamed, childrenNamed, type Element, textOf } from '../xml/tree.ts'
import type { ReadText } from './read-text.ts'

/** Reads rows of which one is right, as the plugin sc writes single choice. Its students may also cross out options. */
export const readSingleChoice = (
  element: Element,
  readText: ReadText,
  without: string[],
): Pick<RawQuestion, 'kind' | 'options' | 'optionFeedback'> => {
  const right = textOf(childNamed(element, 'correctrow')).trim()
  const rows = childrenNamed(element, 'row')
  const options = rows.map((row) => ({
    ...readText(childNamed(row, 'optiontext')),
    isRight: attribute(row, 'number') === right,
  }))
  const rule = textOf(childNamed(element, 'scoringmethod')).trim().toLowerCase()
  if (rule !== '' && rule !== 'sconezero') without.push('the marks for crossing out wrong options')
  return {
    kind: options.some(({ isRight }) => isRight) ? 'oneRight' : 'noneRight',
    options,
    optionFeedback: rows.map((row) => wordsOf(readText(childNamed(row, 'feedbacktext')))),
  }
}
