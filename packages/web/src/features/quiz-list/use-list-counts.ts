import { quizListEndpoints } from '@quizwright/contracts/endpoints/quiz-list.ts'
import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIsOffered } from '../../api/offered-calls.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { useInstructorId } from '../../auth/use-instructor-id.ts'
import { countsUnder, type ListCounts } from './list-counts.ts'

/** The counts that are available without the call that counts everything. */
type PlainCounts = Pick<ListCounts, 'published' | 'unpublished'>
export type KnownCounts = PlainCounts & Partial<ListCounts>

/** The two counts of the specification, over all quizzes that are not archived. */
const usePlainCounts = (enabled: boolean): PlainCounts | undefined => {
  const instructorId = useInstructorId()
  const { data } = useQuery({
    queryKey: [...queryKeys.quizzes, 'published and not', instructorId],
    queryFn: async ({ signal }) => {
      const [published, unpublished] = await Promise.all([
        rest(quizListEndpoints).getPublishedCount({ params: { instructorId } }, { signal }),
        rest(quizListEndpoints).getUnpublishedCount({ params: { instructorId } }, { signal }),
      ])
      return { published: published.data.count, unpublished: unpublished.data.count }
    },
    enabled,
  })
  return data
}

/** One call counts every group of a search. */
export const quizCountsQuery = (instructorId: string, search: ListState['search']) =>
  queryOptions({
    queryKey: [...queryKeys.quizzes, 'counts', instructorId, search],
    queryFn: async ({ signal }) =>
      (await rest(quizListEndpoints).countQuizzes({ params: { instructorId }, body: { search } }, { signal }))
        .data.groups,
  })

/**
 * The counts of the chips; undefined while they are unknown, and then the chips have no figures. One call per
 * search; filters are applied to its response.
 */
export const useListCounts = ({ filters, search }: ListState): KnownCounts | undefined => {
  const instructorId = useInstructorId()
  const isOffered = useIsOffered('countQuizzes')
  const { data, isError } = useQuery({
    ...quizCountsQuery(instructorId, search),
    enabled: isOffered,
    placeholderData: keepPreviousData,
  })
  const plain = usePlainCounts(!isOffered || isError)
  return useMemo(() => (data ? countsUnder(data, filters) : plain), [data, filters, plain])
}
