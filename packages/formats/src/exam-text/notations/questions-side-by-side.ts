import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { readField, readOptionStart, readQuestionStart } from '../patterns.ts'

const columnsOf = ({ text, isCode, label }: ExamLine): string[] =>
  isCode || label ? [] : text.split(/\t+/).map((cell) => cell.trim())

const beginsSomething = (cell: string): boolean =>
  cell === '' || readOptionStart(cell) !== undefined || readField(cell) !== undefined

/**
 * Questions in two or three columns, which tabs separate: "1. Which?⇥2. Who?" above their options and answers. All
 * lines up to the next blank one must have a cell of this kind in each column.
 */
export const withQuestionsBelowEachOther = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!lines.some(isRowOfQuestions)) return lines
  const result: ExamLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const block = isRowOfQuestions(elementAt(lines, at)) ? blockFrom(lines, at) : []
    if (block.length < 3) {
      result.push(elementAt(lines, at))
      continue
    }
    const width = columnsOf(elementAt(block, 0)).length
    for (let column = 0; column < width; column += 1) {
      for (const line of block) {
        const text = columnsOf(line)[column] ?? ''
        if (text !== '') result.push({ ...line, text })
      }
      result.push({ number: elementAt(block, 0).number, text: '' })
    }
    at += block.length - 1
  }
  return result
}

/** Whether each cell of a line begins a question, and their numbers count on. */
const isRowOfQuestions = (line: ExamLine): boolean => {
  if (!line.text.includes('\t')) return false
  const starts = columnsOf(line).map((cell) => readQuestionStart(cell))
  return (
    starts.length > 1 &&
    starts.every(
      (start, index) =>
        start !== undefined && start.rest !== '' && start.number > (starts[index - 1]?.number ?? -1),
    )
  )
}

/** The row of questions and the rows of their options and answers. */
const blockFrom = (lines: readonly ExamLine[], first: number): ExamLine[] => {
  const width = columnsOf(elementAt(lines, first)).length
  let end = first + 1
  while (end < lines.length && elementAt(lines, end).text.trim() !== '') {
    const cells = columnsOf(elementAt(lines, end))
    if (cells.length > width || !cells.every(beginsSomething) || cells.length < 2) break
    end += 1
  }
  return lines.slice(first, end)
}
