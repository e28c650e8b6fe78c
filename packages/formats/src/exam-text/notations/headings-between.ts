import type { ExamLine } from '../exam-line.ts'
import { asksForEach } from '../instructions.ts'
import { latinDigits } from '../letters.ts'
import { readField, readOptionStart, readQuestionStart } from '../patterns.ts'
import { isPartName } from '../section-headings.ts'
import { offersTruth } from '../truth.ts'

/** What asks for something in each question below it: "Correct the sentences." */
const asksForSeveral = new RegExp(
  String.raw`^\s*(?:\p{Lu}\p{L}+\s+)(?:\S+\s+){0,5}(?:sentences|words|questions|blanks|statements|verbs|gaps|items|` +
    String.raw`expressions|equations|problems|oraciones|frases|sätze|lücken|phrases|предложения|слова)` +
    String.raw`(?:\s+\S+){0,9}\s*[.:]?\s*$`,
  'u',
)
const mostChars = 100
const mostOfFirst = 60
const shortTitle = /^\s*\p{Lu}[^.?!:;,\d]{1,40}$/u

const isBlank = (line: ExamLine | undefined): boolean => (line?.text.trim() ?? '') === ''
const numberOf = ({ text, label }: ExamLine): number | undefined =>
  label?.number ?? (label ? undefined : readQuestionStart(text)?.number)

const endsWithColon = /[:：]\s*$/
const asks = /[?？؟]\s*$/

/** Whether a line tells what to do with the questions below it, and is no part of the question above it. */
const isInstruction = ({ text }: ExamLine, above: ExamLine | undefined): boolean =>
  (asksForEach.test(text) || offersTruth.test(text)) &&
  (!asks.test(text) || isPartName(text)) &&
  !readField(text) &&
  (isBlank(above) ||
    endsWithColon.test(text) ||
    isPartName(text) ||
    readOptionStart(above?.text ?? '') !== undefined)

/**
 * Headings between questions: a line above a number that counts on, or from 1 again, and that asks for something in
 * several sentences or words or tells what to do, or a short title where the numbers begin again from 1.
 */
export const withHeadingsBetween = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  let last = 0
  return lines.map((line, index) => {
    const own = numberOf(line)
    if (own !== undefined) last = latinDigits(String(own))
    const mayBe = !line.isCode && !line.label && own === undefined && line.text.length <= mostChars
    const isFirst = last === 0
    if (!mayBe || (isFirst && !offersTruth.test(line.text))) return line
    if (isBlank(line) || readOptionStart(line.text)) return line
    const below = lines.slice(index + 1, index + 3).find((one) => !isBlank(one))
    const next = below && numberOf(below)
    const above = lines[index - 1]
    // "True or false?" above the first statement asks for each of them.
    if (isFirst)
      return next === 1 && isBlank(above) && asks.test(line.text) && line.text.length <= mostOfFirst
        ? { ...line, isHeading: true }
        : line
    const isHeading =
      (isBlank(above) &&
        ((next === 1 && last > 1 && shortTitle.test(line.text)) ||
          (next === last + 1 && isBlank(lines[index + 1]) && asksForSeveral.test(line.text)))) ||
      ((next === 1 || next === last + 1) && isInstruction(line, above))
    return isHeading ? { ...line, isHeading: true } : line
  })
}
