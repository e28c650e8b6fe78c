import { elementAt, lastOf } from '@quizwright/domain/defined.ts'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeys } from '../../api/query-keys.ts'
import { type DefaultPage, pageSize, readDefault, readFound, type ResultsPage } from './read-results.ts'
import type { Listed } from './results-address.ts'
import { collectResults } from '../../results/collect-results.ts'
import type { ResultRange } from '../../results/read-all-results.ts'
import { refusesAfter } from '../../results/refuses-after.ts'

const aboutKey = ({ scope }: Listed) => [...queryKeys.results, 'about', scope]
const aboutOf = ({ scope }: Listed, { total, totalMarks, quizId }: DefaultPage) => ({
  total,
  totalMarks,
  quizId: quizId ?? ('quizId' in scope ? scope.quizId : undefined),
})

/**
 * Where a page begins: behind a result, or for services that do not know `after` at a position, which is the number of
 * results read before.
 */
type PageStart = { position: number; after?: string }

const firstStart: PageStart = { position: 0 }

const nextStart = (pages: readonly ResultsPage[]): PageStart | undefined => {
  const read = collectResults(pages).size()
  const last = lastOf(pages).results.at(-1)
  if (!last || read >= elementAt(pages, 0).total) return undefined
  const isRepeated = pages.length > 1 && collectResults(pages.slice(0, -1)).size() === read
  return { position: read, ...(!isRepeated && { after: last._id }) }
}

/** Reads a page behind a result, or by its position if the service refuses that. */
const readFrom = async <Page>(
  { position, after }: PageStart,
  read: (range: ResultRange) => Promise<Page>,
): Promise<Page> => {
  const byPosition = { from: position, count: pageSize }
  if (after === undefined) return read(byPosition)
  try {
    return await read({ from: 0, count: pageSize, after })
  } catch (error) {
    if (!refusesAfter(error)) throw error
    return read(byPosition)
  }
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
      if (search)
        return readFrom(start, (range) => readFound({ scope, search, quizId: quizId ?? '' }, range, signal))
      const page = await readFrom(start, (range) => readDefault(scope, range, signal))
      if (start === firstStart) client.setQueryData(aboutKey(listed), aboutOf(listed, page))
      return page
    },
    // A search waits until the quiz is known.
    enabled: search === undefined || quizId !== undefined,
    initialPageParam: firstStart,
    getNextPageParam: (_last, all) => nextStart(all),
    placeholderData: keepPreviousData,
  })
  const results = useMemo(() => collectResults(pages.data?.pages).all(), [pages.data])
  return { ...pages, results, total: pages.data?.pages[0]?.total ?? 0 }
}
