import type { ExamLine } from '../exam-line.ts'
import { latinDigits } from '../letters.ts'
import { namedNumber, readOptionStart } from '../patterns.ts'

/** What may be the name and the number of a question within a line. */
const within = /(?<=\S)\s+(?=\p{L}{1,12}\.?\s{0,2}\p{Nd}{1,4}\s*[.:：)])/gu
const leastHeads = 2

const numberOf = (text: string): number => latinDigits(namedNumber.exec(text)?.[1] ?? '0')

/**
 * A list of "Question 1:", "Question 2:" in which such a head stands behind the last option above it, as a copied page
 * has them. It counts where its number is the next one.
 */
export const withHeadsApart = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (lines.filter(({ text, isCode }) => !isCode && namedNumber.test(text)).length < leastHeads) return lines
  let last = 0
  return lines.flatMap((line): ExamLine[] => {
    if (line.isCode) return [line]
    last = numberOf(line.text) || last
    for (const { 0: blank, index } of line.text.matchAll(within)) {
      const behind = line.text.slice(index + blank.length)
      if (last === 0 || numberOf(behind) !== last + 1) continue
      last += 1
      const { images: _, ...first } = line
      return [
        { ...first, text: line.text.slice(0, index) },
        { number: line.number, text: behind, ...(line.images && { images: line.images }) },
      ]
    }
    return [line]
  })
}

/** Lines that are counted above the first of such heads say how a paper is done. */
export const withoutCountedIntroduction = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const heads = lines.flatMap(({ text, isCode }, index) => {
    const number = isCode ? 0 : numberOf(text)
    return number > 0 ? [{ index, number }] : []
  })
  const areCounted = heads.length >= leastHeads && heads.every(({ number }, index) => number === index + 1)
  const first = heads[0]?.index ?? 0
  // Options above them are those of counted questions, which the heads answer.
  const isOther = lines.slice(0, first).some(({ text }) => readOptionStart(text) !== undefined)
  if (!areCounted || isOther || !lines.slice(0, first).some(isCounted)) return lines
  return lines.map((line, index) =>
    index < first && isCounted(line) ? { ...line, isStatement: true as const } : line,
  )
}

const counted = /^\s*\p{Nd}{1,2}[.)]\s+\S/u
const isCounted = ({ text, label, isCode }: ExamLine): boolean => !label && !isCode && counted.test(text)
