import { resultEndpoints } from '@quizwright/contracts/endpoints/result.ts'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'

export const useResult = (resultId: string) =>
  useQuery({
    queryKey: [...queryKeys.results, 'one', resultId],
    queryFn: async ({ signal }) =>
      (await rest(resultEndpoints).getResult({ params: { id: resultId } }, { signal })).data,
  })

/** The attempts of a student up to a result, oldest first. */
export const useTrend = (studentId: string, resultId: string) =>
  useQuery({
    queryKey: [...queryKeys.results, 'trend', studentId, resultId],
    queryFn: async ({ signal }) =>
      (await rest(resultEndpoints).getPerformanceTrend({ params: { a: studentId, b: resultId } }, { signal }))
        .data.statsData,
  })

/** The percentage of the marks for each topic, of a result and of its session. */
export const useTopics = (sessionId: string, resultId: string) =>
  useQuery({
    queryKey: [...queryKeys.results, 'topics', sessionId, resultId],
    queryFn: async ({ signal }) =>
      (
        await rest(resultEndpoints).getTopicWiseStrength(
          { params: { id: sessionId, x: resultId } },
          { signal },
        )
      ).data,
  })
