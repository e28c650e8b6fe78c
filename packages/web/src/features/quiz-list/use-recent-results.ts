import { limits } from '@quizwright/contracts/limits.ts'
import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import type { RecentResults } from '@quizwright/contracts/schemas/quiz-list-overview.ts'
import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useIsOffered } from '../../api/offered-calls.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'

const perCall = limits.listPageSize

/** The last results of the listed quizzes by quiz, as far as they are known: a call for each page that has any. */
export const useRecentResults = (quizzes: readonly ListedQuiz[]): ReadonlyMap<string, RecentResults> => {
  const isOffered = useIsOffered('getRecentResults')
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(quizzes.length / perCall) }, (_, at) =>
        quizzes
          .slice(at * perCall, (at + 1) * perCall)
          .filter(({ attempts }) => attempts > 0)
          .map(({ _id }) => _id),
      ).filter((ids) => ids.length > 0),
    [quizzes],
  )
  const combine = useCallback(
    (answers: { data?: RecentResults[] | undefined }[]) =>
      new Map(answers.flatMap(({ data = [] }) => data.map((recent) => [recent.quiz_id, recent] as const))),
    [],
  )
  return useQueries({
    queries: parts.map((quiz_id) => ({
      queryKey: [...queryKeys.results, 'recent', ...quiz_id],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await rest.getRecentResults({ body: { quiz_id } }, { signal })).data.quizzes,
      enabled: isOffered,
    })),
    combine,
  })
}
