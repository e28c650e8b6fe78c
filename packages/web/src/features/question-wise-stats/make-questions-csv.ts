import type { CountedAttempts } from '@quizwright/domain/schemas/item-statistics.ts'
import type { StatisticsAddress } from '../../statistics/statistics-address.ts'
import { readItemStatistics, readQuestionCounts } from './use-question-stats.ts'
import { writeQuestionsCsv } from './write-questions-csv.ts'

/**
 * Reads the figures of all questions and of the quiz and writes them as CSV. Undefined if nobody has taken
 * the quiz.
 */
export const makeQuestionsCsv = async (
  address: StatisticsAddress,
  attempts: CountedAttempts,
): Promise<{ name: string; text: string } | undefined> => {
  const [statistics, counts] = await Promise.all([
    readItemStatistics(address, attempts),
    readQuestionCounts(address),
  ])
  if (statistics.counted === 0) return undefined
  return { name: 'question-stats.csv', text: writeQuestionsCsv(statistics, counts) }
}
