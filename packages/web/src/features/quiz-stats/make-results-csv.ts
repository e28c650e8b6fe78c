import type { MakeCsv } from '../../files/download-button.tsx'
import { resultsFileName, writeResultsCsv } from '../../results/results-csv.ts'
import { readAllResults } from '../../results/read-all-results.ts'
import type { StatisticsAddress } from '../../statistics/statistics-address.ts'
import { rest } from '../../api/rest.ts'

/**
 * Reads the results behind the statistics page by page and writes them in the file format of the results
 * list. Undefined if there are none.
 */
export const makeResultsCsv = async (
  { quizId, sessionId }: StatisticsAddress,
  { signal, onProgress }: Parameters<MakeCsv>[0],
): ReturnType<MakeCsv> => {
  const params = { id: quizId, ...(sessionId && { x: sessionId }) }
  const results = await readAllResults(async (query) => {
    const { quizResults, total } = (await rest.getReportResults({ params, query }, { signal })).data
    return { results: quizResults, total }
  }, onProgress)
  return results.length === 0 ? undefined : { name: resultsFileName, text: writeResultsCsv(results) }
}
