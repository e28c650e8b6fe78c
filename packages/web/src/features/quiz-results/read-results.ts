import { resultListEndpoints } from '@quizwright/contracts/endpoints/result-list.ts'
import type { MakeTable } from '../../files/download-button.tsx'
import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'
import { readAllResults, type ResultRange } from '../../results/read-all-results.ts'
import { rest } from '../../api/rest.ts'
import type { Listed, Scope } from './results-address.ts'
import { defined } from '@quizwright/domain/defined.ts'

/** `total` is the number of all results only in the first page. */
export type ResultsPage = { results: ListedResult[]; total: number }

/** The number of results in a page of the list. */
export const pageSize = 100

/** Reads a page of the list without a search. If a session is listed, the returned `quizId` is its quiz. */
export const readDefault = async (scope: Scope, query: ResultRange, signal: AbortSignal) => {
  const { data } =
    'sessionId' in scope
      ? await rest(resultListEndpoints).getResultsBySession(
          { params: { id: scope.sessionId }, query },
          { signal },
        )
      : await rest(resultListEndpoints).getResultsByQuiz({ params: { id: scope.quizId }, query }, { signal })
  return {
    results: data.results,
    total: data.total ?? data.results.length,
    totalMarks: data.totalMarks,
    quizId: data.quiz_id ?? data.results[0]?.quiz_id,
  }
}

export type DefaultPage = Awaited<ReturnType<typeof readDefault>>

/** Reads a page of search results. The request needs the quiz, even for a session. */
export const readFound = async (
  { scope, search, quizId }: Required<Listed> & { quizId: string },
  range: ResultRange,
  signal: AbortSignal,
): Promise<ResultsPage> => {
  const { data } = await rest(resultListEndpoints).quickSearch(
    {
      body: {
        quiz_id: quizId,
        ...defined(search, 'search'),
        ...range,
        ...('sessionId' in scope && { session_id: scope.sessionId }),
      },
    },
    { signal },
  )
  return { results: data.response, total: data.total ?? data.response.length }
}

/** What is listed. The quiz of a session is known after the first response. */
export type ListRequest = Listed & { quizId: string }

const readPage = (
  { scope, search, quizId }: ListRequest,
  range: ResultRange,
  signal: AbortSignal,
): Promise<ResultsPage> =>
  search ? readFound({ scope, search, quizId }, range, signal) : readDefault(scope, range, signal)

/** Reads all results of the list as a table. Undefined if there are none. */
export const makeListTable = async (
  request: ListRequest,
  { signal, onProgress }: Parameters<MakeTable>[0],
): ReturnType<MakeTable> => {
  const { resultsTable } = await import('../../results/results-table.ts')
  const results = await readAllResults((range) => readPage(request, range, signal), onProgress)
  return resultsTable(results)
}
