import { attemptLimits, lengths, sessionLimits, studentListLimits } from '@quizwright/domain/limits.ts'
import { emailPattern } from '@quizwright/domain/rules/email-pattern.ts'
import { cellsByColumn, type Columns, readListColumns, type ListCells } from './list-columns.ts'
import { hasOpenQuote, splitListLine } from './split-list-line.ts'

/**
 * A student in a line of a list. `extraTime` is in percent of the quiz's duration. Undefined fields are not given in
 * the line, and a `code` of null removes the code.
 */
export type ListedLine = {
  line: number
  name: string
  email: string
  extraTime: number | undefined
  code: string | null | undefined
}
export type RejectedLine = { line: number; reason: string }
/** `headingLines` name the columns of the lines below them. */
export type ParsedStudentList = {
  students: ListedLine[]
  rejected: RejectedLine[]
  headingLines: number[]
}

const { minCodeLength, maxCodeLength } = sessionLimits
const codePattern = new RegExp(`^[A-Za-z0-9]{${minCodeLength},${maxCodeLength}}$`)

/**
 * Parses pasted lines or a CSV file: name, e-mail address and, optionally, extra time in percent and a code. They
 * are separated by commas, semicolons or tabs, or written as mail programs copy them. A heading line determines the
 * columns of the lines below it. Invalid and repeated lines are reported with their reason, and the other lines are
 * accepted.
 */
export const parseStudentList = (text: string): ParsedStudentList => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((content, index) => ({ line: index + 1, content }))
    .filter(({ content }) => /[^\s,;"]/.test(content))
  const parsed: ParsedStudentList = { students: [], rejected: [], headingLines: [] }
  const lineOf = new Map<string, number>()
  let columns: Columns | undefined
  for (const { line, content } of lines) {
    const named = readListColumns(splitListLine(content)[0] ?? [])
    if (named) {
      columns = named
      parsed.headingLines.push(line)
      continue
    }
    const students = hasOpenQuote(content) ? [openQuote] : readStudents(content, columns)
    for (const student of students) {
      const reason = 'reason' in student ? student.reason : reasonForRepetition(student.email, lineOf)
      if (reason !== undefined) {
        parsed.rejected.push({ line, reason })
        continue
      }
      const read = student as Omit<ListedLine, 'line'>
      lineOf.set(read.email.toLowerCase(), line)
      parsed.students.push({ line, ...read })
    }
  }
  return parsed
}

const openQuote = {
  reason: 'A quotation mark is opened and not closed. Write the student on one line, or take the mark away.',
}

const readStudents = (content: string, columns: Columns | undefined) =>
  splitListLine(content).map((cells) => readStudent(cellsByColumn(cells, columns)))

/** The list itself shows missing extra time and a missing code as a dash. */
const isDash = (cell: string): boolean => /^[-–—]$/.test(cell)

const readStudent = ({ name = '', email = '', extraTime = '', code = '' }: ListCells) => {
  const percent = isDash(extraTime) ? '0' : extraTime.replace(/%$/, '').trimEnd()
  if (name === '') return { reason: 'The name is missing. Write it before the e-mail address.' }
  if (name.length > attemptLimits.nameLength) return { reason: 'The name is too long.' }
  if (email === '') return { reason: 'The e-mail address is missing. Write it after the name.' }
  if (email.length > lengths.email || !emailPattern.test(email))
    return { reason: `“${shorten(email)}” is no e-mail address. Write it like name@example.org.` }
  if (!/^\d*$/.test(percent) || Number(percent) > studentListLimits.extraTime)
    return {
      reason:
        `The extra time “${shorten(extraTime)}” is no whole number from 0 to ` +
        `${studentListLimits.extraTime}. Write per cent.`,
    }
  if (code !== '' && !isDash(code) && !codePattern.test(code))
    return {
      reason:
        `The code “${shorten(code)}” has something else than ${minCodeLength} to ${maxCodeLength} ` +
        'letters from A to Z and digits.',
    }
  return {
    name,
    email,
    extraTime: percent === '' ? undefined : Number(percent),
    code: readCode(code),
  }
}

/** Null removes the code of a student; an empty cell leaves it as it is. */
const readCode = (code: string): string | null | undefined => {
  if (code === '') return undefined
  return isDash(code) ? null : code
}

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

const reasonForRepetition = (email: string, lineOf: ReadonlyMap<string, number>): string | undefined => {
  const before = lineOf.get(email.toLowerCase())
  return before === undefined ? undefined : `${email} stands in line ${before} already.`
}
