import { resultEndpoints } from '@quizwright/contracts/endpoints/result.ts'
import { reportEndpoints } from '@quizwright/contracts/endpoints/report.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../api/query-keys.ts'
import type { StatisticsAddress } from '../../statistics/statistics-address.ts'
import { rest } from '../../api/rest.ts'

const keyOf = (name: string, { quizId, sessionId }: StatisticsAddress) =>
  [...queryKeys.quizzes, name, quizId, sessionId ?? null] as const
const inPath = ({ quizId, sessionId }: StatisticsAddress) => ({
  id: quizId,
  ...(sessionId && { x: sessionId }),
})

/** The overall figures, and the quiz with its pass mark. */
export const useOverall = (address: StatisticsAddress) =>
  useQuery({
    queryKey: keyOf('overall', address),
    queryFn: async ({ signal }) =>
      (await rest(reportEndpoints).getQuizStats({ params: inPath(address) }, { signal })).data,
  })

export const useCities = (address: StatisticsAddress) =>
  useQuery({
    queryKey: keyOf('cities', address),
    queryFn: async ({ signal }) =>
      (
        await rest(reportEndpoints).getCityWiseStats(
          {
            params: { id: address.quizId },
            query: { ...(address.sessionId && { sessionId: address.sessionId }) },
          },
          { signal },
        )
      ).data,
  })

export const useToughest = (address: StatisticsAddress) =>
  useQuery({
    queryKey: keyOf('toughest', address),
    queryFn: async ({ signal }) =>
      (await rest(resultEndpoints).getToughestQuestions({ params: inPath(address) }, { signal })).data,
  })

/** The class's percentage of the marks for each topic in a session. */
export const useTopicStrengths = (sessionId: string) =>
  useQuery({
    queryKey: [...queryKeys.quizzes, 'topic-strengths', sessionId],
    queryFn: async ({ signal }) =>
      (await rest(resultEndpoints).getTopicWiseStrength({ params: { id: sessionId } }, { signal })).data
        .classAverageStats,
  })

export type RankedBy = 'first' | 'latest'
const rankedAtOnce = 50

/** The ten best students of all time, or the whole ranking of a session, page by page. */
export const useTopStudents = ({ quizId, sessionId }: StatisticsAddress, attempt: RankedBy) =>
  useInfiniteQuery({
    queryKey: [...keyOf('top-students', { quizId, sessionId }), attempt],
    queryFn: async ({ pageParam, signal }) =>
      (
        await rest(reportEndpoints).getTopStudents(
          {
            params: { id: sessionId ?? quizId },
            query: { attempt, ...(sessionId && { from: pageParam, count: rankedAtOnce }) },
          },
          { signal },
        )
      ).data,
    initialPageParam: 0,
    getNextPageParam: (last, parts) => {
      const read = parts.reduce((sum, { quiz }) => sum + quiz.length, 0)
      return sessionId && last.quiz.length > 0 && read < (last.total ?? read) ? read : undefined
    },
  })
