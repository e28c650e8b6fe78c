import type { ExamLine } from '../exam-line.ts'
import { latinDigits } from '../letters.ts'
import { readOptionStart, readQuestionStart } from '../patterns.ts'

/** What asks for something in each question below it: "Correct the sentences." */
const asksForSeveral = new RegExp(
  String.raw`^\s*(?:\p{Lu}\p{L}+\s+)(?:\S+\s+){0,5}(?:sentences|words|questions|blanks|statements|verbs|gaps|items|` +
    String.raw`expressions|equations|problems|oraciones|frases|sätze|lücken|phrases|предложения|слова)` +
    String.raw`(?:\s+\S+){0,9}\s*[.:]?\s*$`,
  'u',
)
const mostChars = 100
const shortTitle = /^\s*\p{Lu}[^.?!:;,\d]{1,40}$/u

const isBlank = (line: ExamLine | undefined): boolean => (line?.text.trim() ?? '') === ''
const numberOf = ({ text, label }: ExamLine): number | undefined =>
  label?.number ?? (label ? undefined : readQuestionStart(text)?.number)

/**
 * Headings between questions: a line alone between blank lines that asks for something in several sentences or words,
 * or a short title where the numbers begin again from 1.
 */
export const withHeadingsBetween = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  let last = 0
  return lines.map((line, index) => {
    const own = numberOf(line)
    if (own !== undefined) last = latinDigits(String(own))
    const isAlone =
      !line.isCode &&
      !line.label &&
      own === undefined &&
      isBlank(lines[index - 1]) &&
      line.text.length <= mostChars
    if (!isAlone || last === 0 || isBlank(line) || readOptionStart(line.text)) return line
    const below = lines.slice(index + 1, index + 3).find((one) => !isBlank(one))
    const next = below && numberOf(below)
    const isHeading =
      (next === 1 && last > 1 && shortTitle.test(line.text)) ||
      (next === last + 1 && isBlank(lines[index + 1]) && asksForSeveral.test(line.text))
    return isHeading ? { ...line, isHeading: true } : line
  })
}
