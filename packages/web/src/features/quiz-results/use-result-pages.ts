import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeys } from '../../api/query-keys.ts'
import { type DefaultPage, pageSize, readDefault, readFound, type ResultsPage } from './read-results.ts'
import type { Listed } from './results-address.ts'

const aboutKey = ({ scope }: Listed) => [...queryKeys.results, 'about', scope]
const aboutOf = ({ scope }: Listed, { total, totalMarks, quizId }: DefaultPage) => ({
  total,
  totalMarks,
  quizId: quizId ?? ('quizId' in scope ? scope.quizId : undefined),
})

const distinct = (pages: readonly ResultsPage[]) => [
  ...new Map(pages.flatMap(({ results }) => results).map((result) => [result._id, result])).values(),
]

/** Where a page begins: behind a result, or at a position for services that do not know `after`. */
type PageStart = { from: number; after?: string }

const firstStart: PageStart = { from: 0 }

const nextStart = (pages: readonly ResultsPage[]): PageStart | undefined => {
  const read = distinct(pages).length
  const last = pages.at(-1)!.results.at(-1)
  if (!last || read >= pages[0]!.total) return undefined
  const isRepeated = pages.length > 1 && distinct(pages.slice(0, -1)).length === read
  return isRepeated ? { from: read } : { from: 0, after: last._id }
}

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
    queryFn: async ({ pageParam: start, signal }) => {
      const range = { ...start, count: pageSize }
      if (search) return readFound({ scope, search, quizId: quizId ?? '' }, range, signal)
      const page = await readDefault(scope, range, signal)
      if (start === firstStart) client.setQueryData(aboutKey(listed), aboutOf(listed, page))
      return page
    },
    // A search waits until the quiz is known.
    enabled: search === undefined || quizId !== undefined,
    initialPageParam: firstStart,
    getNextPageParam: (_last, all) => nextStart(all),
    placeholderData: keepPreviousData,
  })
  const results = useMemo(() => distinct(pages.data?.pages ?? []), [pages.data])
  return { ...pages, results, total: pages.data?.pages[0]?.total ?? 0 }
}
