import { escapeFormula } from '@quizwright/contracts/csv/escape-formula.ts'
import type { CountedAttempts, Figure } from '@quizwright/contracts/schemas/item-statistics.ts'
import { writeCsv } from '../../files/write-csv.ts'
import type { StatisticsAddress } from '../../statistics/statistics-address.ts'
import { readItemStatistics, readQuestionCounts } from './use-question-stats.ts'

const columns = [
  'Question No',
  'Question',
  'Wording',
  'Attempts',
  'Doubtful',
  'Facility',
  'Standard Deviation',
  'Discrimination',
  'Efficiency',
  'Effective Weight',
  'Intended Weight',
  'Random Guess',
  'Correct',
  'Incorrect',
  'Skipped',
  'Marked',
  'Average Time',
  'Best Time',
]
const cell = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(Number(value.toFixed(4)))
const figure = ({ value }: Figure): string => cell(value)

/**
 * The figures of every question, one row for each wording that was answered; the counts of all attempts stand
 * with the newest.
 */
export const makeQuestionsCsv = async (
  address: StatisticsAddress,
  attempts: CountedAttempts,
): Promise<{ name: string; text: string } | undefined> => {
  const [{ counted, questions }, counts] = await Promise.all([
    readItemStatistics(address, attempts),
    readQuestionCounts(address),
  ])
  if (counted === 0) return undefined
  const rows = questions.flatMap(({ question_id, question_no, question, equation = '', revisions }) =>
    revisions.map((revision, at) => {
      const all = at === 0 ? counts[question_id] : undefined
      return [
        String(question_no),
        escapeFormula(question.trim() || equation),
        at === 0 ? 'current' : `earlier ${revisions.length - at}`,
        String(revision.counted),
        revision.doubtful ? 'yes' : 'no',
        figure(revision.facility),
        figure(revision.sd),
        figure(revision.discrimination),
        figure(revision.efficiency),
        figure(revision.effective_weight),
        figure(revision.intended_weight),
        figure(revision.random_guess),
        cell(all?.correct_count),
        cell(all?.incorrect_count),
        cell(all?.skippedCount),
        cell(all?.markedCount),
        cell(all?.averageTime),
        cell(all?.bestTime),
      ]
    }),
  )
  return { name: 'question-stats.csv', text: writeCsv([columns, ...rows]) }
}
