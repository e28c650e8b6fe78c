import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { useQuery } from '@tanstack/react-query'
import { useIsOffered } from '../../api/offered-calls.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'

/** Whether a quiz that is not descriptive has descriptive questions beside others. */
export const useSomeInWords = (quizId: string | undefined): boolean => {
  const isOffered = useIsOffered('getQuizOverview')
  const found = useQuery({
    queryKey: [...queryKeys.quizzes, 'some in words', quizId],
    enabled: quizId !== undefined && isOffered,
    queryFn: async ({ signal }) => {
      const { data } = await rest(quizEndpoints).getQuizOverview(
        { query: { quizId: quizId ?? '' } },
        { signal },
      )
      return data.overview.some_in_words ?? false
    },
  })
  return found.data ?? false
}
