import { resultEndpoints } from '@quizwright/contracts/endpoints/result.ts'
import { reportEndpoints } from '@quizwright/contracts/endpoints/report.ts'
import type { CountedAttempts } from '@quizwright/domain/schemas/item-statistics.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../api/query-keys.ts'
import type { StatisticsAddress } from '../../statistics/statistics-address.ts'
import { rest } from '../../api/rest.ts'

export const readItemStatistics = async (
  { quizId, sessionId }: StatisticsAddress,
  attempts: CountedAttempts,
  signal?: AbortSignal,
) =>
  (
    await rest(reportEndpoints).getItemStatistics(
      { params: { id: quizId, ...(sessionId && { x: sessionId }) }, query: { attempts } },
      signal && { signal },
    )
  ).data

export const readQuestionCounts = async ({ quizId, sessionId }: StatisticsAddress, signal?: AbortSignal) =>
  (
    await rest(resultEndpoints).getResultByQuiz(
      { params: { id: quizId }, query: sessionId ? { sessionId } : {} },
      signal && { signal },
    )
  ).data.questionStats

const keyOf = (name: string, { quizId, sessionId }: StatisticsAddress) =>
  [...queryKeys.quizzes, name, quizId, sessionId ?? null] as const

/** The item statistics of the selected attempts. While another selection loads, the previous figures stay. */
export const useItemStatistics = (address: StatisticsAddress, attempts: CountedAttempts) =>
  useQuery({
    queryKey: [...keyOf('item-statistics', address), attempts],
    queryFn: ({ signal }) => readItemStatistics(address, attempts, signal),
    placeholderData: keepPreviousData,
  })

/**
 * How often each question was answered correctly, wrongly or not at all, how often it was marked for later,
 * and how long it took, over all attempts.
 */
export const useQuestionCounts = (address: StatisticsAddress) =>
  useQuery({
    queryKey: keyOf('question-counts', address),
    queryFn: ({ signal }) => readQuestionCounts(address, signal),
  })

/** The most frequent typed answers to a question that do not earn all marks. Read when they are first shown. */
export const useOtherAnswers = (
  { quizId, sessionId }: StatisticsAddress,
  questionId: string,
  attempts: CountedAttempts,
  isShown: boolean,
) =>
  useQuery({
    queryKey: [...queryKeys.quizzes, 'other-answers', quizId, sessionId ?? null, questionId, attempts],
    enabled: isShown,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (
        await rest(reportEndpoints).getOtherAnswers(
          { params: { id: quizId, questionId, ...(sessionId && { x: sessionId }) }, query: { attempts } },
          { signal },
        )
      ).data,
  })
