import type { ExamLine } from '../exam-line.ts'
import { latinDigits } from '../letters.ts'
import { questionNames } from '../patterns.ts'

/** "1-savol:", "2. soru", alone on a line or before a colon and the text. */
const named = new RegExp(
  String.raw`^\s*(\p{Nd}{1,4})\s*[-–.)]?\s*(?:${questionNames})\s*(?:[:：.)]\s*(.*)|)$`,
  'iu',
)
const leastNamed = 2

/** In several languages the number stands before the name of a question. */
export const withNumbersBeforeNames = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const found = lines.map(({ text, isCode, label }) => (isCode || label ? null : named.exec(text)))
  const numbers = found.flatMap((one) => (one ? [latinDigits(one[1] ?? '')] : []))
  const isCounted = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
  if (numbers.length < leastNamed || !isCounted) return lines
  return lines.map((line, index): ExamLine => {
    const one = found[index]
    if (!one) return line
    const { isHeading: _, ...rest } = line
    return {
      ...rest,
      text: (one[2] ?? '').trim(),
      label: { kind: 'number', level: 0, number: latinDigits(one[1] ?? '') },
    }
  })
}
