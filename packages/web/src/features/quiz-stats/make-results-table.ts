import type { MakeTable } from '../../files/download-button.tsx'
import { resultsTable } from '../../results/results-table.ts'
import { readAllResults } from '../../results/read-all-results.ts'
import type { StatisticsAddress } from '../../statistics/statistics-address.ts'
import { rest } from '../../api/rest.ts'

/**
 * Reads the results behind the statistics page by page, as the table of the results list. Undefined if there are
 * none.
 */
export const makeResultsTable = async (
  { quizId, sessionId }: StatisticsAddress,
  { signal, onProgress }: Parameters<MakeTable>[0],
): ReturnType<MakeTable> => {
  const params = { id: quizId, ...(sessionId && { x: sessionId }) }
  const results = await readAllResults(async (query) => {
    const { quizResults, total } = (await rest.getReportResults({ params, query }, { signal })).data
    return { results: quizResults, total }
  }, onProgress)
  return resultsTable(results)
}
