import { formatDuration } from '@quizwright/domain/rules/duration.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/result.ts'
import { formatDateTime } from '../ui/format/date-time.ts'
import { writeCsv } from '../files/write-csv.ts'
import { formatTwoDecimals, scoreBesideVerdict, secondsPerQuestion } from './figures.ts'
import { hasPassed } from './has-passed.ts'

/** The file name of the export. The specification defines it, like the columns. */
export const resultsFileName = 'export.csv'

const withoutCommas = (text: string): string => text.replaceAll(',', ' ')

type Column = readonly [name: string, cell: (result: ListedResult) => string]

const columns: readonly Column[] = [
  ['Student ID', ({ user }) => user.uid],
  ['Signup Date', ({ user }) => formatDateTime(user.created_at)],
  ['Student Name', ({ user }) => user.full_name],
  ['Email', ({ user }) => user.email],
  ['Phone', ({ user }) => user.phone],
  ['Total Obtained Marks', (result) => ifGraded(result, formatTwoDecimals(result.obtained_marks ?? 0))],
  ['Obtained Marks Percentage', (result) => ifGraded(result, scoreBesideVerdict(result))],
  ['Date', ({ created_at }) => formatDateTime(created_at)],
  ['City', ({ user }) => withoutCommas(user.city)],
  ['Institute', ({ user }) => withoutCommas(user.university)],
  ['Time/Question', (result) => formatDuration(secondsPerQuestion(result))],
  ['Obtained Marks', (result) => ifGraded(result, formatTwoDecimals(result.obtained_marks ?? 0))],
  ['Skipped Count', ({ skipped_count }) => String(skipped_count)],
  ['Marked Questions', ({ marked_questions }) => String(marked_questions.length)],
  ['Result', (result) => ifGraded(result, hasPassed(result) ? 'pass' : 'fail')],
]

/** Empty if the service does not say. */
const identityOf = ({ is_confirmed: isConfirmed }: ListedResult['user']): string => {
  if (isConfirmed === undefined) return ''
  return isConfirmed ? 'confirmed' : 'not confirmed'
}

/**
 * Columns that the specification does not have. They are written last, and only if they distinguish results.
 * Otherwise the file has the specified columns only.
 */
const identity: Column = ['Identity', ({ user }) => identityOf(user)]
const attempt: Column = ['Attempt', ({ attempt_number: no }) => String(no ?? '')]

const session: Column = ['Session', ({ session_name: name }) => name ?? '']
const totalMarks: Column = ['Total Marks', ({ total_marks: marks }) => formatTwoDecimals(marks)]

const hasSeveral = (results: readonly ListedResult[], fact: (result: ListedResult) => unknown): boolean =>
  new Set(results.map(fact)).size > 1

const areMixed = (results: readonly ListedResult[]): boolean =>
  results.some(({ user }) => user.is_confirmed) && results.some(({ user }) => user.is_confirmed === false)

const hasLaterAttempts = (results: readonly ListedResult[]): boolean =>
  results.some(({ attempt_number: no }) => no !== undefined && no > 1)

const ifGraded = ({ being_graded }: ListedResult, cell: string): string => (being_graded ? '' : cell)

/** Writes results as CSV. */
export const writeResultsCsv = (results: readonly ListedResult[]): string => {
  const written = [
    ...columns,
    ...(areMixed(results) ? [identity] : []),
    ...(hasLaterAttempts(results) ? [attempt] : []),
    ...(hasSeveral(results, ({ session_id: id }) => id) ? [session] : []),
    ...(hasSeveral(results, ({ total_marks: marks }) => marks) ? [totalMarks] : []),
  ]
  return writeCsv([
    written.map(([name]) => name),
    ...results.map((result) => written.map(([, cell]) => cell(result))),
  ])
}
