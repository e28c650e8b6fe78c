import type { ListedResult } from '@quizwright/contracts/schemas/result.ts'
import { type Range, readAllResults } from '../../results/read-all-results.ts'
import { rest } from '../../api/rest.ts'
import type { Listed, Scope } from './results-address.ts'

export type ResultsPage = { results: ListedResult[]; total: number; from: number }

/** The number of results in a page of the list. */
export const pageSize = 100

/** Reads a page of the list without a search. If a session is listed, the returned `quizId` is its quiz. */
export const readDefault = async (scope: Scope, { from, count }: Range, signal: AbortSignal) => {
  const query = { from, count }
  const { data } =
    'sessionId' in scope
      ? await rest.getResultsBySession({ params: { id: scope.sessionId }, query }, { signal })
      : await rest.getResultsByQuiz({ params: { id: scope.quizId }, query }, { signal })
  return {
    results: data.results,
    total: data.total ?? data.results.length,
    from,
    totalMarks: data.totalMarks,
    quizId: data.quiz_id ?? data.results[0]?.quiz_id,
  }
}

export type DefaultPage = Awaited<ReturnType<typeof readDefault>>

/** Reads a page of search results. The request needs the quiz, even for a session. */
export const readFound = async (
  { scope, search, quizId }: Required<Listed> & { quizId: string },
  range: Range,
  signal: AbortSignal,
): Promise<ResultsPage> => {
  const { data } = await rest.quickSearch(
    {
      body: {
        quiz_id: quizId,
        ...search!,
        ...range,
        ...('sessionId' in scope && { session_id: scope.sessionId }),
      },
    },
    { signal },
  )
  return { results: data.response, total: data.total ?? data.response.length, from: range.from }
}

/** What is listed. The quiz of a session is known after the first response. */
export type ListRequest = Listed & { quizId: string }

const readPage = (
  { scope, search, quizId }: ListRequest,
  range: Range,
  signal: AbortSignal,
): Promise<ResultsPage> =>
  search ? readFound({ scope, search, quizId }, range, signal) : readDefault(scope, range, signal)

/** Reads all results of the list, for the download. */
export const readAll = (request: ListRequest, signal: AbortSignal): Promise<ListedResult[]> =>
  readAllResults((range) => readPage(request, range, signal))
