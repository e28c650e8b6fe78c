import { writeCsv } from '../../files/write-csv.ts'
import type { Figure, ItemStatistics } from '@quizwright/domain/schemas/item-statistics.ts'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { questionsTable } from './questions-table.ts'

const writeTable = (...given: Parameters<typeof questionsTable>) => writeCsv(questionsTable(...given))

const figure = (value: number): Figure => ({ value, interval: [value - 5, value + 5] })
const none: Figure = { value: null, interval: null, why: 'one question' }
const option = (option_no: number, text: string, chosen: number, meanTotal: number) => ({
  option_no,
  text,
  is_correct: option_no === 1,
  chosen,
  share: figure(chosen),
  mean_total: figure(meanTotal),
})
const statistics: Pick<ItemStatistics, 'attempts' | 'counted' | 'figures' | 'questions'> = {
  attempts: 'first',
  counted: 80,
  figures: {
    mean: figure(61),
    median: figure(60),
    sd: figure(18),
    skewness: figure(0),
    kurtosis: figure(0),
    cic: none,
    error_ratio: none,
    standard_error: none,
  },
  questions: [
    {
      question_id: 'q1',
      question_no: 1,
      question: '=cmd() and "quotes"',
      doubtful: true,
      revisions: [
        {
          revision_ids: ['r1'],
          is_current: true,
          counted: 80,
          few: false,
          doubtful: true,
          facility: figure(40),
          sd: figure(49),
          random_guess: { value: 50, interval: null, why: 'not estimated' },
          intended_weight: { value: 100, interval: null, why: 'not estimated' },
          effective_weight: { value: 100, interval: null, why: 'not estimated' },
          discrimination: figure(-30),
          efficiency: figure(-40),
          options: [
            option(1, '@right', 32, 40),
            option(2, 'wrong', 44, 70),
            { ...option(0, '', 4, 20), is_correct: false },
          ],
        },
      ],
    },
  ],
}
const counts = {
  q1: {
    question_id: 'q1',
    correct_count: 40,
    incorrect_count: 52,
    skippedCount: 8,
    skipped_count: 8,
    correctCount: 40,
    markedCount: 3,
    averageTime: 12.5,
    bestTime: 4,
    totalTime: 1_250,
  },
}

/** The rows of the file as a spreadsheet reads them, by column name. */
const read = () =>
  Papa.parse<Record<string, string>>(writeTable(statistics, counts).replace('\uFEFF', ''), {
    header: true,
    skipEmptyLines: true,
  })

test('a question has its figures with intervals, its counts and its options', () => {
  const { data, errors } = read()
  expect(errors).toEqual([])
  expect(data[0]).toMatchObject({
    'Question No': '1',
    Wording: 'current',
    Attempts: '80',
    Verdict: 'doubtful',
    'Discrimination index': '-30',
    'Discrimination index, 95% confidence interval, lower limit': '-35',
    'Discrimination index, 95% confidence interval, upper limit': '-25',
    'Intended weight': '100',
    'Intended weight, 95% confidence interval, lower limit': '',
    'Which attempts': 'first of each student',
    'All attempts: correct': '40',
    'All attempts: best time of a right answer in seconds': '4',
    'Option 2': 'wrong',
    'Option 2, misleads': 'yes',
    'Option 2, chosen by': '44',
    'Option 2, their average in the quiz': '70',
    'Option 2, share, 95% confidence interval, lower limit': '39',
    'Not answered, chosen by': '4',
  })
})

test('the last row has the figures of the quiz; missing ones are empty', () => {
  expect(read().data.at(-1)).toMatchObject({
    'Question No': '',
    Question: 'The quiz as a whole',
    Attempts: '80',
    'Facility index': '',
    'Quiz: Mean': '61',
    'Quiz: Mean, 95% confidence interval, upper limit': '66',
    'Quiz: Coefficient of internal consistency': '',
  })
})

test('no text of a question or an option can run as a formula', () => {
  const [question] = read().data
  expect([question!['Question'], question!['Option 1']]).toEqual([`'=cmd() and "quotes"`, "'@right"])
})
