import { elementAt, lastOf } from '@quizwright/domain/defined.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { ExamLine } from '../exam-line.ts'
import { readField, readOptionStart, readQuestionStart, takeMark } from '../patterns.ts'

const bullet = /^\s*(?:[-–•·*+>‣▪→]|[-=]>)\s/
const asks = /[?？؟:：]\s*$/

/**
 * Lists whose options have no signs at all: "Capital of Italy?" above "Rome (correct)" and "Milan", with a blank line
 * before the next question. Such a block is only a question where exactly one of its lines is marked as right.
 */
export const withMarkedBlocks = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const result = [...lines]
  for (const { block, isBelowQuestion } of blocksOf(lines)) {
    const options = optionsIn(
      block.map((index) => elementAt(lines, index)),
      isBelowQuestion,
    )
    if (options === undefined) continue
    for (const index of block.slice(options.from, options.to))
      result[index] = { ...elementAt(lines, index), label: { kind: 'letter', level: 1 } }
    if (isBelowQuestion) continue
    const first = elementAt(block, 0)
    if (readQuestionStart(elementAt(lines, first).text) === undefined)
      result[first] = { ...elementAt(lines, first), label: { kind: 'number', level: 0 } }
  }
  return result
}

/** Whether a text has several questions of this form. */
export const hasMarkedBlocks = (lines: readonly ExamLine[]): boolean =>
  blocksOf(lines).filter(({ block, isBelowQuestion }) =>
    optionsIn(
      block.map((index) => elementAt(lines, index)),
      isBelowQuestion,
    ),
  ).length > 1

type Block = { block: number[]; isBelowQuestion: boolean }

/**
 * The indexes of lines that stand together, without blank ones. Below a block that is one numbered line, all lines of
 * a block may be its options.
 */
const blocksOf = (lines: readonly ExamLine[]): Block[] => {
  const blocks: number[][] = [[]]
  for (const [index, { text }] of lines.entries())
    if (text.trim() === '') blocks.push([])
    else lastOf(blocks).push(index)
  const filled = blocks.filter((block) => block.length > 0)
  return filled
    .map((block, index) => {
      const above = filled[index - 1] ?? []
      const isBelowQuestion =
        above.length === 1 && readQuestionStart(elementAt(lines, elementAt(above, 0)).text) !== undefined
      return { block, isBelowQuestion }
    })
    .filter(({ block, isBelowQuestion }) => block.length > limits.minOptions - (isBelowQuestion ? 1 : 0))
}

/**
 * The options among the lines of a block: they begin after the text of its question and end before the first labelled
 * line, such as "Answer: B".
 */
const optionsIn = (
  block: readonly ExamLine[],
  isBelowQuestion: boolean,
): { from: number; to: number } | undefined => {
  const isOther = block.some(
    ({ text, label, isCode }, index) =>
      label ||
      isCode ||
      bullet.test(text) ||
      readOptionStart(text) ||
      ((index > 0 || isBelowQuestion) && readQuestionStart(text) !== undefined),
  )
  if (isOther) return undefined
  const field = block.findIndex(({ text }) => readField(text))
  const to = field < 0 ? block.length : field
  const from = isBelowQuestion
    ? 0
    : Math.max(
        0,
        block.slice(0, to).findLastIndex(({ text }) => asks.test(text)),
      ) + 1
  const count = to - from
  const marked = block
    .slice(from, to)
    .filter(({ text, isMarked }) => isMarked || takeMark(text.trim()).isMarked)
  // A bold name stands above what it names.
  const isName = marked.some(({ text }) => /[:：]\s*$/.test(text))
  const isWhole = count >= limits.minOptions && count <= limits.maxOptions && marked.length === 1 && !isName
  return isWhole ? { from, to } : undefined
}
