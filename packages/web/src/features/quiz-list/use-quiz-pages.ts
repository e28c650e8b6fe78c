import { quizListEndpoints } from '@quizwright/contracts/endpoints/quiz-list.ts'
import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { useInstructorId } from '../../auth/use-instructor-id.ts'
import { quizzesOf } from './pages-without.ts'

export const listKey = [...queryKeys.quizzes, 'list'] as const

export const quizPagesQuery = (instructorId: string, { filters, sort, search, pagination }: ListState) =>
  infiniteQueryOptions({
    queryKey: [...listKey, instructorId, filters, sort, search],
    queryFn: ({ pageParam, signal }) =>
      rest(quizListEndpoints).getFilteredQuizzes(
        {
          params: { instructorId },
          body: { filters, sort, search, pagination: { ...pagination, page: pageParam } },
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ data }) => (data.hasNextPage ? data.page + 1 : undefined),
  })

/** The loaded pages of the list. The previous rows stay until the new ones arrive. */
export const useQuizPages = (state: ListState) => {
  const instructorId = useInstructorId()
  const pages = useInfiniteQuery({
    ...quizPagesQuery(instructorId, state),
    placeholderData: keepPreviousData,
  })
  const quizzes = useMemo(() => quizzesOf(pages.data ?? { pages: [] }), [pages.data])
  return { ...pages, quizzes, total: pages.data?.pages.at(-1)?.data.total ?? 0 }
}
