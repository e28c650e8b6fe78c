import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'
import papaparse from 'papaparse'
import { afterEach, expect, test, vi } from 'vitest'
import { formatDateTime } from '../ui/format/date-time.ts'
import { writeCsv } from '../files/write-csv.ts'
import { resultsTable } from './results-table.ts'

const result: ListedResult = {
  _id: 'R1',
  user_id: 'S1',
  quiz: { _id: 'Q1', name: 'Sums' },
  quiz_id: 'Q1',
  session_id: 'P1',
  country: 'Pakistan',
  created_at: '2030-03-01 12:00:00',
  user: {
    id: 'S1',
    uid: 'S1',
    full_name: '=cmd|x',
    email: 'zoe@example.org',
    phone: '+92 300 1234567',
    uid_phone: '',
    city: 'Lahore, Punjab',
    university: 'Arts, Crafts, and More',
    created_at: '2029-01-01 00:00:00',
  },
  marks_obtained: 7.5,
  obtained_marks: 7.5,
  total_marks: 9,
  correct_percentage: 83.33333,
  correct_count: 3,
  incorrect_count: 1,
  skipped_count: 2,
  skipped_questions: ['a', 'b'],
  marked_questions: ['a'],
  time_spent: 540,
  result: true,
}
afterEach(() => vi.unstubAllGlobals())
const writeTable = (results: Parameters<typeof resultsTable>[0]) => writeCsv(resultsTable(results)!.rows)
const parse = (file: string) =>
  papaparse.parse<string[]>(file.slice(1), { delimiter: ',', newline: '\r\n', skipEmptyLines: true }).data

test('writes the specified columns, replaces commas in place names, and escapes formulas', () => {
  const [names, row] = parse(writeTable([result]))
  expect(names).toEqual([
    'Student ID',
    'Signup Date',
    'Student Name',
    'Email',
    'Phone',
    'Total Obtained Marks',
    'Obtained Marks Percentage',
    'Date',
    'City',
    'Institute',
    'Time/Question',
    'Obtained Marks',
    'Skipped Count',
    'Marked Questions',
    'Result',
  ])
  expect(row).toEqual([
    'S1',
    formatDateTime('2029-01-01 00:00:00'),
    "'=cmd|x",
    'zoe@example.org',
    '+92 300 1234567',
    '7.5',
    '83.33',
    formatDateTime('2030-03-01 12:00:00'),
    'Lahore  Punjab',
    'Arts  Crafts  and More',
    '1m 30s',
    '7.5',
    '2',
    '1',
    'pass',
  ])
})

test('given a score just below the pass mark, then it has the digits that the verdict needs', () => {
  const near = { ...result, correct_percentage: 79.996, quiz: { ...result.quiz, passing_percentage: 80 } }
  const [names, row] = parse(writeTable([near]))
  expect(row![names!.indexOf('Obtained Marks Percentage')]).toBe('79.996')
  expect(row![names!.indexOf('Result')]).toBe('fail')
})

const by = (isConfirmed: boolean | undefined) => ({
  ...result,
  user: { ...result.user, is_confirmed: isConfirmed },
})

test.each([true, false])(
  'given is_confirmed %s for all students, then it writes no other column',
  (isConfirmed) => {
    const [names] = parse(writeTable([by(isConfirmed), by(isConfirmed)]))
    expect(names).toHaveLength(15)
  },
)

test('given confirmed and other students, then the last column distinguishes them', () => {
  const rows = parse(writeTable([by(true), by(false), by(undefined)]))
  expect(rows.map((row) => row.at(-1))).toEqual(['Identity', 'confirmed', 'not confirmed', ''])
})

test('given several attempts of a student, then the last column has their numbers', () => {
  const attempts = [3, 2, 1].map((no) => ({ ...result, attempt_number: no }))
  const rows = parse(writeTable([...attempts, result]))
  expect(rows.map((row) => row.at(-1))).toEqual(['Attempt', '3', '2', '1', ''])
  expect(parse(writeTable([{ ...result, attempt_number: 1 }]))[0]).toHaveLength(15)
})

test('given results of several sessions or with other total marks, then the last columns have them', () => {
  const evening = { ...result, session_id: 'P2', session_name: 'Evening', total_marks: 8.5 }
  const rows = parse(writeTable([{ ...result, session_name: 'Morning' }, evening]))
  expect(rows.map((row) => row.slice(15))).toEqual([
    ['Session', 'Total Marks'],
    ['Morning', '9'],
    ['Evening', '8.5'],
  ])
})

test('a result that is being graded has empty figures', () => {
  const [, row] = parse(writeTable([{ ...result, result: false, being_graded: true }]))
  expect([row?.[5], row?.[6], row?.[11], row?.[14]]).toEqual(['', '', '', ''])
})

test('marks are numbers for every reader, also from a thousand on and where a comma is the decimal sign', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('navigator', { languages: ['en-DE'] })
  const { rows } = resultsTable([{ ...result, obtained_marks: 1_234.567 }])!
  const cellOf = (name: string) => rows[1]![rows[0]!.indexOf(name)]
  expect(['Total Obtained Marks', 'Obtained Marks Percentage'].map(cellOf)).toEqual([1_234.57, 83.33])
})
