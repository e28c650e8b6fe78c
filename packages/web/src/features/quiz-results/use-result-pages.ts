import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeys } from '../../api/query-keys.ts'
import { partSize, readDefault, readPart } from './read-results.ts'
import type { Listed } from './results-address.ts'

/** What is above the list, whatever is searched for: the marks in all, and which quiz it is. */
export const useAbout = ({ scope }: Listed) =>
  useQuery({
    queryKey: [...queryKeys.results, 'about', scope],
    queryFn: async ({ signal }) => {
      const { total, totalMarks, quizId } = await readDefault(scope, { from: 0, count: 1 }, signal)
      return { total, totalMarks, quizId: quizId ?? ('quizId' in scope ? scope.quizId : undefined) }
    },
  })

/**
 * The parts of the list as far as they were loaded. What was shown stays until what was asked for is there.
 */
export const useResultPages = ({ scope, search }: Listed, quizId: string | undefined) => {
  const pages = useInfiniteQuery({
    queryKey: [...queryKeys.results, 'list', scope, search],
    queryFn: ({ pageParam, signal }) =>
      readPart({ scope, search, quizId: quizId ?? '' }, { from: pageParam, count: partSize }, signal),
    // A search names the quiz: it waits until that is known.
    enabled: search === undefined || quizId !== undefined,
    initialPageParam: 0,
    getNextPageParam: ({ from, results, total }) =>
      results.length > 0 && from + results.length < total ? from + results.length : undefined,
    placeholderData: keepPreviousData,
  })
  // One handed in meanwhile pushes the others down, so that the last of one part comes again as the first of
  // the next.
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
