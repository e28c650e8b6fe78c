import type { ListedResult } from '@quizwright/contracts/schemas/result.ts'
import { resultsFileName, writeResultsCsv } from '../../app/files/results-csv.ts'
import type { StatisticsAddress } from '../../app/statistics/statistics-address.ts'
import { rest } from '../../connection/rest.ts'

const atOnce = 1_000

/** The results that the statistics are made of, read part by part, as the file of the results list. Undefined when there are none. */
export const makeResultsCsv = async ({ quizId, sessionId }: StatisticsAddress): Promise<{ name: string; text: string } | undefined> => {
  const results: ListedResult[] = []
  for (;;) {
    const { quizResults } = (await rest.getReportResults({ params: { id: quizId, ...(sessionId && { x: sessionId }) }, query: { from: results.length, count: atOnce } })).data
    results.push(...quizResults)
    if (quizResults.length < atOnce) break
  }
  return results.length === 0 ? undefined : { name: resultsFileName, text: writeResultsCsv(results) }
}
