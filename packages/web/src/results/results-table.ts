import { formatDuration } from '@quizwright/domain/rules/duration.ts'
import { roundTo } from '@quizwright/domain/rules/format-number.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'
import { writeDateTime } from '../ui/format/date-time.ts'
import type { Cell, Table } from '../files/table.ts'
import { scoreBesideVerdict, secondsPerQuestion } from './figures.ts'
import { hasPassed } from './has-passed.ts'

/** The name of the file. The specification defines it, like the columns. */
const name = 'export'

/** A number for programs, which is not written as the reader's locale writes it. */
const twoDecimals = (value: number): number => roundTo(value, 2)

const withoutCommas = (text: string): string => text.replaceAll(',', ' ')

type Column = readonly [name: string, cell: (result: ListedResult) => Cell]

const columns: readonly Column[] = [
  ['Student ID', ({ user }) => user.uid],
  ['Signup Date', ({ user }) => writeDateTime(user.created_at)],
  ['Student Name', ({ user }) => user.full_name],
  ['Email', ({ user }) => user.email],
  ['Phone', ({ user }) => user.phone],
  ['Total Obtained Marks', (result) => ifGraded(result, twoDecimals(result.obtained_marks ?? 0))],
  ['Obtained Marks Percentage', (result) => ifGraded(result, scoreBesideVerdict(result))],
  ['Date', ({ created_at }) => writeDateTime(created_at)],
  ['City', ({ user }) => withoutCommas(user.city)],
  ['Institute', ({ user }) => withoutCommas(user.university)],
  ['Time/Question', (result) => formatDuration(secondsPerQuestion(result))],
  ['Obtained Marks', (result) => ifGraded(result, twoDecimals(result.obtained_marks ?? 0))],
  ['Skipped Count', ({ skipped_count }) => skipped_count],
  ['Marked Questions', ({ marked_questions }) => marked_questions.length],
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
const attempt: Column = ['Attempt', ({ attempt_number: no }) => no ?? '']

const session: Column = ['Session', ({ session_name: name }) => name ?? '']
const totalMarks: Column = ['Total Marks', ({ total_marks: marks }) => twoDecimals(marks)]

const hasSeveral = (results: readonly ListedResult[], fact: (result: ListedResult) => unknown): boolean =>
  new Set(results.map(fact)).size > 1

const areMixed = (results: readonly ListedResult[]): boolean =>
  results.some(({ user }) => user.is_confirmed) && results.some(({ user }) => user.is_confirmed === false)

const hasLaterAttempts = (results: readonly ListedResult[]): boolean =>
  results.some(({ attempt_number: no }) => no !== undefined && no > 1)

const ifGraded = ({ being_graded }: ListedResult, cell: Cell): Cell => (being_graded ? '' : cell)

/** Returns the table of these results, or undefined if there are none. */
export const resultsTable = (results: readonly ListedResult[]): Table | undefined => {
  if (results.length === 0) return undefined
  const written = [
    ...columns,
    ...(areMixed(results) ? [identity] : []),
    ...(hasLaterAttempts(results) ? [attempt] : []),
    ...(hasSeveral(results, ({ session_id: id }) => id) ? [session] : []),
    ...(hasSeveral(results, ({ total_marks: marks }) => marks) ? [totalMarks] : []),
  ]
  return {
    name,
    rows: [
      written.map(([column]) => column),
      ...results.map((result) => written.map(([, cell]) => cell(result))),
    ],
  }
}
