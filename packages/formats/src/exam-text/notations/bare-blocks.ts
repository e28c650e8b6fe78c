import { elementAt, lastOf } from '@quizwright/domain/defined.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { ExamLine } from '../exam-line.ts'
import { readField, readOptionStart, readQuestionStart } from '../patterns.ts'

const asks = /[?？؟]["”’»)]*\s*$/
/** An arrow or a tick before one line of a question. */
const markBefore = /^\s*(?:[-=]+>|→|⇒|➔|➜|[✓✔✅☑]\uFE0F?)\s*(?=\S)/u
const bullet = /^\s*[-–•*+]\s+(?=\S)/
const leastBlocks = 2
/** A longer line is a sentence of a text. */
const longestOption = 100

/**
 * Questions without any numbers, letters or marks, as people note them: a line that asks above lines that do not, with
 * a blank line before the next. It counts only where all of a text is so, and its author chooses the right options.
 */
export const withBareBlocks = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const between = blocksOf(lines)
  const usual = usualIn(between)
  const areBetween =
    between.length >= leastBlocks &&
    (between.every((block) => isQuestion(lines, block)) ||
      (usual.length >= leastUsual && between.every((block) => isQuestion(lines, block, longestOfMany))))
  const blocks = areBetween ? between : alikeBlocks(lines)
  if (blocks.length === 0) return lines
  const result = [...lines]
  for (const [asked = -1, ...options] of blocks) {
    const first = elementAt(lines, asked)
    const text = first.text.replace(/^\s*Q(?:uestion)?\s*[:.]\s+/i, '')
    result[asked] = { ...first, text, label: { kind: 'number', level: 0 } }
    const marked = options.filter((index) => markBefore.test(elementAt(lines, index).text))
    for (const index of options) {
      const written = elementAt(lines, index)
      const line = {
        ...written,
        text: written.text.replace(bullet, ''),
        label: { kind: 'letter', level: 1 } as const,
      }
      const isMarked = marked.length === 1 && marked[0] === index
      result[index] = isMarked ? { ...line, text: line.text.replace(markBefore, ''), isRight: true } : line
    }
  }
  return result
}

/** Whether a text consists of such questions. */
export const areBareBlocks = (lines: readonly ExamLine[]): boolean => withBareBlocks(lines) !== lines

/** The indexes of lines that stand together. */
const blocksOf = (lines: readonly ExamLine[]): number[][] => {
  const blocks: number[][] = [[]]
  for (const [index, { text }] of lines.entries())
    if (text.trim() === '') blocks.push([])
    else lastOf(blocks).push(index)
  return blocks.filter((block) => block.length > 0)
}

/** Without blank lines, so many questions must follow each other, nearly all with the same number of options. */
const leastAlike = 5
const leastShare = 0.9

/** The lines that ask, each with those below it up to the next; none unless the whole text is such questions. */
const alikeBlocks = (lines: readonly ExamLine[]): number[][] => {
  const blocks: number[][] = []
  for (const [index, { text }] of lines.entries()) {
    if (text.trim() === '') continue
    if (asks.test(text)) blocks.push([index])
    else if (blocks.length === 0) return []
    else lastOf(blocks).push(index)
  }
  const usual = usualIn(blocks)
  const areAlike = usual.length >= leastAlike && usual.length >= leastShare * blocks.length
  return areAlike && blocks.every((block) => isQuestion(lines, block)) ? blocks : []
}

/** The blocks of the size that most have. */
const usualIn = (blocks: readonly number[][]): number[][] =>
  [...Map.groupBy(blocks, ({ length }) => length).values()].toSorted(
    (one, other) => other.length - one.length,
  )[0] ?? []

/** Where so many have the same number of options, these may be sentences. */
const leastUsual = 10
const longestOfMany = 250

const isQuestion = (
  lines: readonly ExamLine[],
  block: readonly number[],
  longest = longestOption,
): boolean => {
  const [first, ...rest] = block.map((index) => elementAt(lines, index))
  const isBare = ({ text, label, isCode, isHeading }: ExamLine): boolean =>
    !label && !isCode && !isHeading && !readField(text) && !readOptionStart(text) && !readQuestionStart(text)
  return (
    rest.length >= limits.minOptions &&
    rest.length <= limits.maxOptions &&
    first !== undefined &&
    asks.test(first.text) &&
    isBare(first) &&
    rest.every((line) => isBare(line) && !asks.test(line.text) && line.text.length <= longest)
  )
}
