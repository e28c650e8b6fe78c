import { limits } from '@quizwright/contracts/limits.ts'
import type { ExamLine } from './exam-line.ts'
import { readField, readOptionStart, readQuestionStart, takeMark } from './patterns.ts'

const bullet = /^\s*[-–•·*+>‣▪]\s/
const asks = /[?？؟:：]\s*$/

/**
 * Lists whose options have no signs at all: "Capital of Italy?" above "Rome (correct)" and "Milan", with a blank line
 * before the next question. Such a block is only a question where exactly one of its lines is marked as right.
 */
export const withMarkedBlocks = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const told = [...lines]
  for (const block of blocksOf(lines)) {
    const options = optionsIn(block.map((at) => lines[at]!))
    if (options === undefined) continue
    const [first] = block
    if (readQuestionStart(lines[first!]!.text) === undefined)
      told[first!] = { ...lines[first!]!, label: { kind: 'number', level: 0 } }
    for (const at of block.slice(options.from, options.to))
      told[at] = { ...lines[at]!, label: { kind: 'letter', level: 1 } }
  }
  return told
}

/** Whether a text has several questions of this form. */
export const hasMarkedBlocks = (lines: readonly ExamLine[]): boolean =>
  blocksOf(lines).filter((block) => optionsIn(block.map((at) => lines[at]!))).length > 1

/** The indexes of lines that stand together, without blank ones. */
const blocksOf = (lines: readonly ExamLine[]): number[][] => {
  const blocks: number[][] = [[]]
  for (const [index, { text }] of lines.entries())
    if (text.trim() === '') blocks.push([])
    else blocks.at(-1)!.push(index)
  return blocks.filter((block) => block.length > limits.minOptions)
}

/** Which lines of a block are options: those behind its text, up to the first that says something of them. */
const optionsIn = (block: readonly ExamLine[]): { from: number; to: number } | undefined => {
  const isOther = block.some(
    ({ text, label, isCode }, at) =>
      label ||
      isCode ||
      bullet.test(text) ||
      readOptionStart(text) ||
      (at > 0 && readQuestionStart(text) !== undefined),
  )
  if (isOther) return undefined
  const field = block.findIndex(({ text }) => readField(text))
  const to = field < 0 ? block.length : field
  const from =
    Math.max(
      0,
      block.slice(0, to).findLastIndex(({ text }) => asks.test(text)),
    ) + 1
  const count = to - from
  const marked = block.slice(from, to).filter(({ text }) => takeMark(text.trim()).isMarked)
  const isWhole = count >= limits.minOptions && count <= limits.maxOptions && marked.length === 1
  return isWhole ? { from, to } : undefined
}
