import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeys } from '../../api/query-keys.ts'
import { pageSize, readDefault, readPage } from './read-results.ts'
import type { Listed } from './results-address.ts'

/** The total marks and the quiz of the list, independent of the search. */
export const useAbout = ({ scope }: Listed) =>
  useQuery({
    queryKey: [...queryKeys.results, 'about', scope],
    queryFn: async ({ signal }) => {
      const { total, totalMarks, quizId } = await readDefault(scope, { from: 0, count: 1 }, signal)
      return { total, totalMarks, quizId: quizId ?? ('quizId' in scope ? scope.quizId : undefined) }
    },
  })

/** The loaded pages of the list. While a new search loads, the previous results stay. */
export const useResultPages = ({ scope, search }: Listed, quizId: string | undefined) => {
  const pages = useInfiniteQuery({
    queryKey: [...queryKeys.results, 'list', scope, search],
    queryFn: ({ pageParam, signal }) =>
      readPage({ scope, search, quizId: quizId ?? '' }, { from: pageParam, count: pageSize }, signal),
    // A search needs the quiz: it waits until that is known.
    enabled: search === undefined || quizId !== undefined,
    initialPageParam: 0,
    getNextPageParam: ({ from, results, total }) =>
      results.length > 0 && from + results.length < total ? from + results.length : undefined,
    placeholderData: keepPreviousData,
  })
  // A result that is handed in meanwhile shifts the others: the last of one page is then the first of the next.
  const results = useMemo(
    () => [
      ...new Map(
        pages.data?.pages.flatMap((page) => page.results).map((result) => [result._id, result]),
      ).values(),
    ],
    [pages.data],
  )
  return { ...pages, results, total: pages.data?.pages.at(-1)?.total ?? 0 }
}
