import { elementAt } from '@quizwright/domain/defined.ts'
import { latinLetter } from '@quizwright/domain/rules/option-letters.ts'
import type { ExamLine } from '../exam-line.ts'
import { asksToMatch } from '../matched-columns.ts'
import { readQuestionStart } from '../patterns.ts'

/** "1. Bell    (a) telephone": one of each column, side by side. */
const row =
  /^\s*([([]?(\d{1,2})[.)\]])\s*(\S.*?)(?<!\s)(?:\s{2,}|\t\s*|\s*\|\s*)([([]?([A-La-l])[.)\]]\s*\S.*)$/
/** The second column may be longer. */
const onlyRight = /^\s{4,}([([]?([A-La-l])[.)\]]\s*\S.*)$/
const leastRows = 2

/** What a paper may call its columns. */
const namesOfColumns = new RegExp(
  String.raw`^\s*(?:(?:column|list|group|set|part|columna|lista|colonne|liste|spalte|coluna|colonna|کالم|فہرست|` +
    String.raw`العمود|القائمة|स्तंभ|सूची|कॉलम|столбец)\s*[-–(]?\s*` +
    String.raw`(?:[A-Za-z]|[IV]{1,3}|\d|\p{L}{1,6}\p{M}*)\)?[\s|:]*){2}$`,
  'iu',
)

type Rows = { head: ExamLine[]; lefts: ExamLine[]; rights: ExamLine[]; end: number }

/** The rows from a line on that count from 1 and from A. One line above them may name the columns. */
const rowsFrom = (lines: readonly ExamLine[], from: number): Rows => {
  const rows: Rows = { head: [], lefts: [], rights: [], end: from }
  let isNamed = false
  for (let at = from; at < lines.length; at += 1) {
    const { number, text, isCode } = elementAt(lines, at)
    if (text.trim() === '') continue
    const [, sign, digits, left = '', right, letter] = row.exec(text) ?? []
    const [, alone = right, of = letter] = digits === undefined ? (onlyRight.exec(text) ?? []) : []
    const isNext =
      of !== undefined &&
      latinLetter(of) === String.fromCodePoint(65 + rows.rights.length) &&
      (digits === undefined ? rows.lefts.length >= leastRows : Number(digits) === rows.lefts.length + 1)
    if (isCode || !isNext) {
      const isAbove = rows.lefts.length === 0 && !isNamed && readQuestionStart(text) === undefined
      if (!isAbove) break
      isNamed = true
      // "Column A   Column B" says nothing to who sees both columns.
      if (!namesOfColumns.test(text)) rows.head.push({ number, text, isStatement: true })
      continue
    }
    if (digits !== undefined) rows.lefts.push({ number, text: `${sign} ${left}`, isStatement: true })
    rows.rights.push({ number, text: (alone ?? '').trim(), isStatement: true })
    rows.end = at + 1
  }
  return rows
}

/**
 * Rows of two columns below a numbered question that says to match them are its text, the first column above the
 * second: the numbers of the rows are no questions, and their letters no options.
 */
export const withRowsOfPairs = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (!lines.some(({ text }) => row.test(text))) return lines
  const result: ExamLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = elementAt(lines, at)
    result.push(line)
    if (line.isCode || !asksToMatch.test(line.text)) continue
    const { head, lefts, rights, end } = rowsFrom(lines, at + 1)
    const isQuestion = line.label?.kind === 'number' || readQuestionStart(line.text) !== undefined
    // Below a heading, rows without brackets are questions, which a key at the end answers.
    if (lefts.length < leastRows || !(isQuestion || elementAt(lefts, 0).text.startsWith('('))) continue
    result.push(...head, ...lefts, ...rights)
    at = end - 1
  }
  return result
}
