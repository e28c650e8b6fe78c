import { elementAt, lastOf } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { isSolutionHeading } from '../field-names.ts'
import { readKeyPairs } from '../key-pairs.ts'
import { readField, readOptionStart, readQuestionStart } from '../patterns.ts'

const isSolution = ({ text, isCode }: ExamLine): boolean =>
  !isCode && (readField(text)?.name === 'solution' || isSolutionHeading(text))
/** What stands above the questions of a paper: what each of its numbered lines says is no question. */
const instructions = new RegExp(
  String.raw`^\s*(?:general\s+)?(?:instructions?|directions?|notes?|rules|guidelines|hinweise|` +
    String.raw`instrucciones|consignes|` +
    String.raw`istruzioni|instruções|инструкци[яи]|ہدایات|نوٹ|تعليمات|निर्देश|সাধারণ নির্দেশনা|নির্দেশনা|说明|注意事项)` +
    String.raw`(?:\s+(?:to|for)\s+(?:the\s+)?(?:candidates?|students?))?\s*[:：.-]*\s*$`,
  'iu',
)
const numberOf = ({ isCode, label, text }: ExamLine): number | undefined => {
  if (isCode) return undefined
  if (label) return label.kind === 'number' ? label.number : undefined
  return readQuestionStart(text)?.number
}

/** Most lines begin with no 1, and need not be looked at. */
const mayBeFirst = /^\s*[1\u0661\u06f1\u0967\u09e7１]/

/**
 * Steps of a solution that count from 1, below the question with a number of its own: "Solution:", "1. Divide.",
 * "2. Add." They are no questions where the next question counts on from the one above them. The same with the
 * instructions above the first question, which counts from 1 again.
 */
export const withNumberedSteps = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  let result: ExamLine[] | undefined
  for (const [at, line] of lines.entries()) {
    if (at === 0 || !mayBeFirst.test(line.text) || numberOf(line) !== 1) continue
    const above = elementAt(lines, at - 1)
    const asked = isSolution(above) ? questionAbove(lines, at - 1) : undefined
    const isFirst = asked === undefined && !above.isCode && instructions.test(above.text)
    const steps = asked || isFirst ? stepsFrom(lines, at) : []
    if (steps.length === 0) continue
    const next = lines
      .slice(lastOf(steps) + 1, lastOf(steps) + mostLines)
      .map(numberOf)
      .find((number) => number !== undefined)
    const areSteps = isFirst
      ? next === 1
      : next === undefined
        ? asked?.isAnswered
        : next === (asked?.number ?? 0) + 1
    if (!areSteps) continue
    result ??= [...lines]
    for (const index of steps) result[index] = { ...elementAt(lines, index), isStatement: true }
  }
  return result ?? lines
}

/** How far around the steps the questions before and behind them are looked for. */
const mostLines = 60

/** The number of the question above a line, and whether its answer stands between. */
const questionAbove = (
  lines: readonly ExamLine[],
  from: number,
): { number: number; isAnswered: boolean } | undefined => {
  let isAnswered = false
  for (let index = from - 1; index >= 0 && from - index < mostLines; index -= 1) {
    const number = numberOf(elementAt(lines, index))
    if (number !== undefined) return { number, isAnswered }
    isAnswered ||= readField(elementAt(lines, index).text)?.name === 'answer'
  }
  return undefined
}

/** The lines that count on from 1, with nothing but text between them. */
const stepsFrom = (lines: readonly ExamLine[], from: number): number[] => {
  const steps: number[] = []
  for (let index = from; index < lines.length; index += 1) {
    const line = elementAt(lines, index)
    const number = numberOf(line)
    if (number === steps.length + 1) steps.push(index)
    else if (
      number !== undefined ||
      line.isHeading ||
      line.label ||
      readOptionStart(line.text) ||
      line.text.trim() === ''
    )
      break
  }
  return steps.every((index) => readKeyPairs(elementAt(lines, index).text)) ? [] : steps
}
