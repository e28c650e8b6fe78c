import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import type { QuizToMark } from '@quizwright/contracts/schemas/marking.ts'
import type { Home } from '@quizwright/contracts/schemas/quiz-list-overview.ts'
import { useQuery } from '@tanstack/react-query'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { rest } from '../../../api/rest.ts'
import { useInstructorId } from '../../../auth/use-instructor-id.ts'
import { useMarkingOverview } from '../../../results/use-marking-overview.ts'
import { useListCounts } from '../use-list-counts.ts'

/** From so many quizzes on there is a home: fewer are seen at one glance in the list. */
const fromQuizzes = 8

export type ShownHome = Home & { toMark: readonly QuizToMark[] }

/** What the home shows; not shown to who has few quizzes, where nothing waits, or where it is not offered. */
export const useHome = (): ShownHome | 'loading' | 'not shown' => {
  const instructorId = useInstructorId()
  const counts = useListCounts(defaultListState)
  const hasMany = (counts?.published ?? 0) + (counts?.unpublished ?? 0) >= fromQuizzes
  const isOffered = useIsOffered('getHome')
  const { data: home, isPending } = useQuery({
    queryKey: [...queryKeys.quizzes, 'home', instructorId],
    queryFn: async ({ signal }) => (await rest.getHome({ params: { instructorId } }, { signal })).data,
    enabled: isOffered && hasMany,
  })
  const { data: toMark = [] } = useMarkingOverview()
  if (!isOffered || !hasMany) return 'not shown'
  if (home) return { ...home, toMark }
  return isPending ? 'loading' : 'not shown'
}
