import { quizListEndpoints } from '@quizwright/contracts/endpoints/quiz-list.ts'
import type { QuizToMark } from '@quizwright/contracts/schemas/marking-overview.ts'
import type { Home } from '@quizwright/contracts/schemas/quiz-list-overview.ts'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../../api/query-keys.ts'
import { rest } from '../../../api/rest.ts'
import { useInstructorId } from '../../../auth/use-instructor-id.ts'
import { useMarkingOverview } from '../../../results/use-marking-overview.ts'
import { useIsHomeExpected } from './use-is-home-expected.ts'

export type ShownHome = Home & { toMark: readonly QuizToMark[] }

/**
 * The content of the home. It is hidden if the instructor has few quizzes, if nothing is waiting, or if the
 * services do not offer it.
 */
export const useHome = (): ShownHome | 'loading' | 'not shown' => {
  const instructorId = useInstructorId()
  const isExpected = useIsHomeExpected()
  const { data: home, isPending } = useQuery({
    queryKey: [...queryKeys.quizzes, 'home', instructorId],
    queryFn: async ({ signal }) =>
      (await rest(quizListEndpoints).getHome({ params: { instructorId } }, { signal })).data,
    enabled: isExpected,
  })
  const { data: toMark = [], isLoading: isCounting } = useMarkingOverview()
  if (!isExpected) return 'not shown'
  // All columns come at once: each that came later would move the others.
  if (isPending || isCounting) return 'loading'
  return home ? { ...home, toMark } : 'not shown'
}
