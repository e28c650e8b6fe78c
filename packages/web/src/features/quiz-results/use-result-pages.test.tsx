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
  const asked = vi.spyOn(rest, 'getResultsBySession').mockResolvedValue({ status: 200, data } as never)
  const searched = vi
    .spyOn(rest, 'quickSearch')
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
