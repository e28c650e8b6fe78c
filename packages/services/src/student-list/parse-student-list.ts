import { attemptLimits, lengths, sessionLimits, studentListLimits } from '@quizwright/contracts/limits.ts'
import { emailPattern } from '@quizwright/contracts/rules/email-pattern.ts'
import papaparse from 'papaparse'

/** A student in a line of a list. `extraTime` is in per cent of the quiz's duration. */
export type ListedLine = { line: number; name: string; email: string; extraTime: number; code: string | null }
export type RejectedLine = { line: number; reason: string }
export type ParsedStudentList = { students: ListedLine[]; rejected: RejectedLine[] }

type Column = 'name' | 'email' | 'extraTime' | 'code'
type Cells = Partial<Record<Column, string>>

const usualColumns: readonly Column[] = ['name', 'email', 'extraTime', 'code']
/** Names of columns in the header line of a file. */
const heads: readonly (readonly [Column, RegExp])[] = [
  ['email', /^e-?mail/i],
  ['name', /^(full |student )?name/i],
  ['extraTime', /^extra/i],
  ['code', /^(access )?code/i],
]
const { minCodeLength, maxCodeLength } = sessionLimits
const codePattern = new RegExp(`^[A-Za-z0-9]{${minCodeLength},${maxCodeLength}}$`)

/**
 * Reads pasted lines or a CSV file: name, e-mail address, and where wanted extra time in per cent and a code,
 * separated by commas, semicolons or tabs, or as mail programs copy them. A header line may give another order of
 * columns. Broken and repeated lines are reported with their reason, and the other lines are used.
 */
export const parseStudentList = (text: string): ParsedStudentList => {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((content, index) => ({ line: index + 1, cells: splitLine(content) }))
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const columns = columnsOf(filled[0]?.cells ?? [])
  const parsed: ParsedStudentList = { students: [], rejected: [] }
  const lineOf = new Map<string, number>()
  for (const { line, cells } of columns ? filled.slice(1) : filled) {
    const read = readLine(nameCells(cells, columns ?? usualColumns))
    const reason = 'reason' in read ? read.reason : whyDoubled(read.email, lineOf)
    if (reason !== undefined) {
      parsed.rejected.push({ line, reason })
      continue
    }
    const student = read as Omit<ListedLine, 'line'>
    lineOf.set(student.email.toLowerCase(), line)
    parsed.students.push({ line, ...student })
  }
  return parsed
}

/** A name and an address as mail programs copy them, and the rest of the line. */
const mailbox = /^\s*"?([^"<>]*?)"?\s*<([^<>\s]+)>\s*[,;\t]?(.*)$/

/** Each line is parsed by itself, so that a quote without its end damages no other line. */
const splitLine = (content: string): string[] => {
  const [, name, address, rest = ''] = mailbox.exec(content) ?? []
  if (name !== undefined && address !== undefined) return [name, address, ...splitLine(rest)]
  const outsideQuotes = content.replaceAll(/"[^"]*"/g, '')
  const delimiter = ['\t', ';'].find((separator) => outsideQuotes.includes(separator)) ?? ','
  const [cells = []] = papaparse.parse<string[]>(content.trim(), { delimiter }).data
  return cells.map((cell) => cell.trim())
}

/** The columns that a header line names. Undefined when the first line is a student. */
const columnsOf = (cells: readonly string[]): (Column | undefined)[] | undefined => {
  const columns = cells.map((cell) => heads.find(([, pattern]) => pattern.test(cell))?.[0])
  return columns.includes('email') && columns.includes('name') ? columns : undefined
}

const nameCells = (cells: readonly string[], columns: readonly (Column | undefined)[]): Cells => {
  const named: Cells = {}
  for (const [index, column] of columns.entries()) if (column) named[column] = cells[index] ?? ''
  return named
}

const readLine = ({ name = '', email = '', extraTime = '', code = '' }: Cells) => {
  const percent = extraTime.replace(/\s*%$/, '')
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
  if (code !== '' && !codePattern.test(code))
    return {
      reason:
        `The code “${shorten(code)}” has something else than ${minCodeLength} to ${maxCodeLength} ` +
        'letters from A to Z and digits.',
    }
  return { name, email, extraTime: Number(percent), code: code === '' ? null : code }
}

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

const whyDoubled = (email: string, lineOf: ReadonlyMap<string, number>): string | undefined => {
  const before = lineOf.get(email.toLowerCase())
  return before === undefined ? undefined : `${email} stands in line ${before} already.`
}
