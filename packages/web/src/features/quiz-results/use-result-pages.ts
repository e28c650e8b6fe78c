import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeys } from '../../api/query-keys.ts'
import { type DefaultPage, pageSize, readDefault, readFound } from './read-results.ts'
import type { Listed } from './results-address.ts'

const aboutKey = ({ scope }: Listed) => [...queryKeys.results, 'about', scope]
const aboutOf = ({ scope }: Listed, { total, totalMarks, quizId }: DefaultPage) => ({
  total,
  totalMarks,
  quizId: quizId ?? ('quizId' in scope ? scope.quizId : undefined),
})

/**
 * The total marks and the quiz of the list, independent of the search. The first page without a search
 * includes them; with a search they are requested separately.
 */
export const useAbout = (listed: Listed) =>
  useQuery({
    queryKey: aboutKey(listed),
    queryFn: async ({ signal }) =>
      aboutOf(listed, await readDefault(listed.scope, { from: 0, count: 1 }, signal)),
    enabled: listed.search !== undefined,
  })

/** The loaded pages of the list. While a new search loads, the previous results stay. */
export const useResultPages = (listed: Listed, quizId: string | undefined) => {
  const { scope, search } = listed
  const client = useQueryClient()
  const pages = useInfiniteQuery({
    queryKey: [...queryKeys.results, 'list', scope, search],
    queryFn: async ({ pageParam: from, signal }) => {
      const range = { from, count: pageSize }
      if (search) return readFound({ scope, search, quizId: quizId ?? '' }, range, signal)
      const page = await readDefault(scope, range, signal)
      client.setQueryData(aboutKey(listed), aboutOf(listed, page))
      return page
    },
    // A search waits until the quiz is known.
    enabled: search === undefined || quizId !== undefined,
    initialPageParam: 0,
    getNextPageParam: ({ from, results, total }) =>
      results.length > 0 && from + results.length < total ? from + results.length : undefined,
    placeholderData: keepPreviousData,
  })
  // A result handed in meanwhile shifts the others, so that the last of one page is repeated as the first of
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
