import { markingOverviewEndpoints } from '@quizwright/contracts/endpoints/marking-overview.ts'
import { useQuery } from '@tanstack/react-query'
import type { QuizToMark } from '@quizwright/contracts/schemas/marking-overview.ts'
import { useMemo } from 'react'
import { useIsOffered } from '../api/offered-calls.ts'
import { queryKeys } from '../api/query-keys.ts'
import { rest } from '../api/rest.ts'
import { useInstructorId } from '../auth/use-instructor-id.ts'

const readAll = async (id: string, signal: AbortSignal): Promise<QuizToMark[]> => {
  const quizzes: QuizToMark[] = []
  let after: string | null = null
  do {
    const query: { after?: string } = after === null ? {} : { after }
    const { data } = await rest(markingOverviewEndpoints).getMarkingOverview(
      { params: { id }, query },
      { signal },
    )
    quizzes.push(...data.quizzes)
    after = data.next
  } while (after !== null)
  return quizzes
}

/** The number of answers that wait for a mark, for each of the instructor's quizzes. */
export const useMarkingOverview = () => {
  const id = useInstructorId()
  const isOffered = useIsOffered('getMarkingOverview')
  return useQuery({
    queryKey: [...queryKeys.results, 'to mark', id],
    queryFn: ({ signal }) => readAll(id, signal),
    enabled: isOffered,
  })
}

/**
 * The number of waiting answers for each quiz and in total. Undefined while it loads, or if the services do
 * not support it.
 */
export const useToMarkCounts = (): { byQuiz: ReadonlyMap<string, number>; total: number } | undefined => {
  const { data } = useMarkingOverview()
  return useMemo(
    () =>
      data && {
        byQuiz: new Map(data.map(({ quiz_id, to_mark }) => [quiz_id, to_mark])),
        total: data.reduce((sum, { to_mark }) => sum + to_mark, 0),
      },
    [data],
  )
}
