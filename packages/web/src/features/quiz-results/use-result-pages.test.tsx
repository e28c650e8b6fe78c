import { resultListEndpoints } from '@quizwright/contracts/endpoints/result-list.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { rest } from '../../api/rest.ts'
import type { Listed } from './results-address.ts'
import { useAbout, useResultPages } from './use-result-pages.ts'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

const show = (listed: Listed) => {
  const data = { results: [], total: 7, totalMarks: 16, quiz_id: 'q' }
  const asked = vi
    .spyOn(rest(resultListEndpoints), 'getResultsBySession')
    .mockResolvedValue({ status: 200, data } as never)
  const searched = vi
    .spyOn(rest(resultListEndpoints), 'quickSearch')
    .mockResolvedValue({ status: 200, data: { response: [], total: 0 } } as never)
  const { result } = renderHook(
    () => {
      const about = useAbout(listed)
      return { about: about.data, pages: useResultPages(listed, about.data?.quizId) }
    },
    {
      wrapper: ({ children }: PropsWithChildren) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  )
  return { asked, searched, result }
}
const about = { total: 7, totalMarks: 16, quizId: 'q' }
const countsAsked = (asked: ReturnType<typeof show>['asked']) =>
  asked.mock.calls.map(([call]) => (call as { query: { count: number } }).query.count)

test('without a search, a single call returns the first page, the marks and the quiz', async () => {
  const { asked, result } = show({ scope: { sessionId: 's' } })
  await waitFor(() => expect(result.current.about).toEqual(about))
  expect(result.current.pages.total).toBe(7)
  expect(countsAsked(asked)).toEqual([100])
})

test('with a search in a session, the quiz is requested first', async () => {
  const { asked, searched, result } = show({
    scope: { sessionId: 's' },
    search: { key: 'name', keyword: 'Ada' } as never,
  })
  await waitFor(() => expect(searched).toHaveBeenCalledOnce())
  expect(searched.mock.calls[0]![0]).toMatchObject({ body: { quiz_id: 'q', session_id: 's' } })
  expect(countsAsked(asked)).toEqual([1])
  expect(result.current.about).toEqual(about)
})

const stored = Array.from({ length: 250 }, (_, no) => ({ _id: `r${no}` }))
type Knows = 'after' | 'no after' | 'refuses after'
const refusal = new Problem('CONTRACT')
/** Services that answer with the first results, from `after` on if they know it. */
const showStored = (knows: Knows) => {
  const asked = vi.spyOn(rest(resultListEndpoints), 'getResultsByQuiz').mockImplementation((({
    query: { from, count, after },
  }: {
    query: { from: number; count: number; after?: string }
  }) => {
    if (after && knows === 'refuses after') return Promise.reject(refusal)
    const start = from + (knows === 'after' && after ? stored.findIndex(({ _id }) => _id === after) + 1 : 0)
    const results = stored.slice(start, start + count)
    return Promise.resolve({
      status: 200,
      data: { results, total: stored.length, totalMarks: 1, quiz_id: 'q' },
    })
  }) as never)
  const { result } = renderHook(() => useResultPages({ scope: { quizId: 'q' }, search: undefined }, 'q'), {
    wrapper: ({ children }: PropsWithChildren) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  return { asked, result }
}

test.each([
  ['behind the last result', 'after', 3, 3],
  ['by their position, from services that do not know `after`', 'no after', 5, 5],
  ['by their position, from services that refuse `after`', 'refuses after', 3, 5],
] as const)('all pages are read %s, and then no more', async (_how, knows, pages, calls) => {
  const { asked, result } = showStored(knows)
  await waitFor(() => expect(result.current.results).toHaveLength(100))
  for (let page = 1; page < pages; page++) await result.current.fetchNextPage()
  await waitFor(() => expect(result.current.results).toHaveLength(stored.length))
  expect(result.current.hasNextPage).toBe(false)
  expect(asked).toHaveBeenCalledTimes(calls)
})

test('a page that fails for another reason is an error', async () => {
  const { asked, result } = showStored('after')
  await waitFor(() => expect(result.current.results).toHaveLength(100))
  asked.mockRejectedValue(new Problem('FORBIDDEN'))
  await result.current.fetchNextPage()
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(result.current.results).toHaveLength(100)
})
