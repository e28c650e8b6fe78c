import type { CountedAttempts } from '@quizwright/domain/schemas/item-statistics.ts'
import type { StatisticsAddress } from '../../statistics/statistics-address.ts'
import { readItemStatistics, readQuestionCounts } from './use-question-stats.ts'
import type { Table } from '../../files/table.ts'
import { questionsTable } from './questions-table.ts'

/**
 * Reads the figures of all questions and of the quiz as a table. Undefined if nobody has taken the quiz.
 */
export const makeQuestionsTable = async (
  address: StatisticsAddress,
  attempts: CountedAttempts,
): Promise<Table | undefined> => {
  const [statistics, counts] = await Promise.all([
    readItemStatistics(address, attempts),
    readQuestionCounts(address),
  ])
  if (statistics.counted === 0) return undefined
  return { name: 'question-stats', rows: questionsTable(statistics, counts) }
}
