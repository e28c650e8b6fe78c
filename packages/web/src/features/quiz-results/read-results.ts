import type { ListedResult } from '@quizwright/contracts/schemas/result.ts'
import { type Range, readAllResults } from '../../results/read-all-results.ts'
import { rest } from '../../api/rest.ts'
import type { Listed, Scope } from './results-address.ts'

export type ResultsPart = { results: ListedResult[]; total: number; from: number }

/** Seldom is so much seen of a list; the others come when one scrolls there. */
export const partSize = 100

/** The part of the default list; `quizId` is the session's quiz where the address names a session. */
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

/** A part of what a search found. A search names the quiz; the default list has said whose session it is. */
const readFound = async (
  { scope, search, quizId }: Required<Listed> & { quizId: string },
  part: Range,
  signal: AbortSignal,
): Promise<ResultsPart> => {
  const { data } = await rest.quickSearch(
    {
      body: {
        quiz_id: quizId,
        ...search!,
        ...part,
        ...('sessionId' in scope && { session_id: scope.sessionId }),
      },
    },
    { signal },
  )
  return { results: data.response, total: data.total ?? data.response.length, from: part.from }
}

export type Reading = Listed & { /** Known once the default list was read. */ quizId: string }

export const readPart = (
  { scope, search, quizId }: Reading,
  part: Range,
  signal: AbortSignal,
): Promise<ResultsPart> =>
  search ? readFound({ scope, search, quizId }, part, signal) : readDefault(scope, part, signal)

/** Everything that is listed, as a download needs it. */
export const readAll = (reading: Reading, signal: AbortSignal): Promise<ListedResult[]> =>
  readAllResults((part) => readPart(reading, part, signal))
