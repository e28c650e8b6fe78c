import { formatDuration } from '@quizwright/contracts/rules/duration.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/result.ts'
import { formatDateTime } from '../ui/format/date-time.ts'
import { writeCsv } from '../files/write-csv.ts'
import { formatTwoDecimals, secondsPerQuestion } from './figures.ts'
import { hasPassed } from './has-passed.ts'

/** The file name of the export. The specification defines it, like all columns except the last. */
export const resultsFileName = 'export.csv'

const withoutCommas = (text: string): string => text.replaceAll(',', ' ')

const columns: readonly (readonly [name: string, cell: (result: ListedResult) => string])[] = [
  ['Student ID', ({ user }) => user.uid],
  ['Signup Date', ({ user }) => formatDateTime(user.created_at)],
  ['Student Name', ({ user }) => user.full_name],
  ['Email', ({ user }) => user.email],
  ['Phone', ({ user }) => user.phone],
  ['Total Obtained Marks', (result) => ifGraded(result, formatTwoDecimals(result.obtained_marks))],
  ['Obtained Marks Percentage', (result) => ifGraded(result, formatTwoDecimals(result.correct_percentage))],
  ['Date', ({ created_at }) => formatDateTime(created_at)],
  ['City', ({ user }) => withoutCommas(user.city)],
  ['Institute', ({ user }) => withoutCommas(user.university)],
  ['Time/Question', (result) => formatDuration(secondsPerQuestion(result))],
  ['Obtained Marks', (result) => ifGraded(result, formatTwoDecimals(result.obtained_marks))],
  ['Skipped Count', ({ skipped_count }) => String(skipped_count)],
  ['Marked Questions', ({ marked_questions }) => String(marked_questions.length)],
  ['Result', (result) => ifGraded(result, hasPassed(result) ? 'pass' : 'fail')],
  ['Identity', ({ user }) => identityOf(user)],
]

/** Empty if the service does not say. */
const identityOf = ({ is_confirmed: isConfirmed }: ListedResult['user']): string => {
  if (isConfirmed === undefined) return ''
  return isConfirmed ? 'confirmed' : 'not confirmed'
}

const ifGraded = ({ being_graded }: ListedResult, cell: string): string => (being_graded ? '' : cell)

/** Writes results as CSV. */
export const writeResultsCsv = (results: readonly ListedResult[]): string =>
  writeCsv([
    columns.map(([name]) => name),
    ...results.map((result) => columns.map(([, cell]) => cell(result))),
  ])
