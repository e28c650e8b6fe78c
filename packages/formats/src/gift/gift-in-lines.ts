import { detectTextFormat } from '../detect/detect-text.ts'
import { giftSigns } from '../detect/gift-signs.ts'
import type { RawQuestion } from '../entry/entry.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { readGift } from './read.ts'

const leastSigns = 2
/** The number of lines that tell whether a document is GIFT. */
const maxLines = 400
const maxChars = 100_000
const number = /^\s*\d{1,4}[.)]\s+(?=\S)/

/**
 * The questions of a document that is typed in GIFT, whose lines may be numbered; undefined for other documents, and
 * where images would be lost.
 */
export const giftInLines = (lines: readonly ExamLine[]): Iterable<RawQuestion> | undefined => {
  const beginning = lines.slice(0, maxLines)
  const text = beginning
    .map((line) => line.text)
    .join('\n')
    .slice(0, maxChars)
  const { sure } = giftSigns(text)
  const hasImages = lines.some(({ images = [] }) => images.length > 0)
  if (sure < leastSigns || hasImages || detectTextFormat(text) !== 'gift') return undefined
  const isNumbered = lines.filter((line) => number.test(line.text)).length >= sure / 2
  return readGift(lines.map((line) => (isNumbered ? line.text.replace(number, '') : line.text)).join('\n'))
}
