import { elementAt } from '@quizwright/domain/defined.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { ExamLine } from '../exam-line.ts'
import { readQuestionStart, takeMark } from '../patterns.ts'

const leastQuestions = 3
const leastShare = 0.8

type Row = { first: number; end: number; number: number; asked: string; options: string[] }

/** The cells of a numbered line and of the lines up to the next one, since a cell may go on below. */
const rowAt = (lines: readonly ExamLine[], first: number, end: number): Row | undefined => {
  const text = lines
    .slice(first, end)
    .map((line) => line.text)
    .join('\n')
  const start = readQuestionStart(elementAt(lines, first).text)
  const cells = text.split('\t').map((cell) => cell.trim())
  const [head = '', ...others] = cells
  // The number may be a cell of its own.
  const isApart = start?.rest.startsWith('\t') === true || /^\p{Nd}+\s*[.)]?$/u.test(head)
  const asked = isApart
    ? others.shift()
    : head.slice(head.length - (start?.rest.split('\t', 1)[0] ?? '').trim().length)
  const options = others.filter((cell) => cell !== '')
  const marked = options.filter((cell) => takeMark(cell).isMarked)
  const isWhole =
    start !== undefined &&
    asked !== undefined &&
    asked !== '' &&
    options.length >= limits.minOptions &&
    options.length <= limits.maxOptions &&
    marked.length >= 1 &&
    marked.length < options.length
  return isWhole
    ? { first, end, number: start.number, asked: withoutNumber(head, asked, isApart, text), options }
    : undefined
}

/** Of a text that goes on below its line, too. */
const withoutNumber = (head: string, asked: string, isApart: boolean, text: string): string =>
  isApart ? asked : (readQuestionStart(head.replaceAll('\n', ' '))?.rest ?? text)

/**
 * Rows of a table that was copied as text: a number, a question and its options between tabs, of which a star marks the
 * right one.
 */
export const withTabbedQuestions = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!lines.some(({ text, label }) => !label && text.includes('\t'))) return lines
  const starts = lines.flatMap(({ text, label, isCode }, index) =>
    !label && !isCode && readQuestionStart(text) !== undefined ? [index] : [],
  )
  const rows = starts.map((first, at) => rowAt(lines, first, starts[at + 1] ?? lines.length))
  const found = rows.filter((row) => row !== undefined)
  if (found.length < leastQuestions || found.length < leastShare * starts.length) return lines
  const rowOf = new Map(found.map((row) => [row.first, row]))
  const result: ExamLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = elementAt(lines, at)
    const row = rowOf.get(at)
    if (!row) {
      result.push(line)
      continue
    }
    result.push(
      { ...line, text: row.asked, label: { kind: 'number', level: 0, number: row.number } },
      ...row.options.map((option): ExamLine => {
        const { rest, isMarked } = takeMark(option)
        return { number: line.number, text: rest, label: { kind: 'letter', level: 1 }, isRight: isMarked }
      }),
    )
    at = row.end - 1
  }
  return result
}
