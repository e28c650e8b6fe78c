import { resultListEndpoints } from '@quizwright/contracts/endpoints/result-list.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { rest } from '../../api/rest.ts'
import { PrintButton, PrintedPart } from './print-results.tsx'
import { useResultPages } from './use-result-pages.ts'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const total = 230
const listed = { scope: { quizId: 'q1' }, search: undefined }

const Screen = () => {
  const pages = useResultPages(listed, 'q1')
  return (
    <>
      <PrintButton pages={pages} />
      <PrintedPart pages={pages} />
      <output>{pages.results.length}</output>
    </>
  )
}

const show = (fails = false) => {
  vi.spyOn(rest(resultListEndpoints), 'getResultsByQuiz').mockImplementation((({
    query,
  }: {
    query: { after?: string }
  }) => {
    if (fails && query.after) return Promise.reject(new Error('gone'))
    const from = query.after ? Number(query.after.slice(1)) + 1 : 0
    const results = Array.from({ length: Math.min(100, total - from) }, (_, index) => ({
      _id: `r${from + index}`,
    }))
    const data = { results, ...(!query.after && { total }), totalMarks: 10, quiz_id: 'q1' }
    return Promise.resolve({ status: 200, data })
  }) as never)
  const shown: (string | null)[] = []
  const print = vi.fn(() => shown.push(document.querySelector('output')!.textContent))
  vi.stubGlobal('print', print)
  render(
    <QueryClientProvider client={queryClient}>
      <Screen />
    </QueryClientProvider>,
  )
  return { print, shown }
}

const press = async () => {
  await screen.findByText(/^The first 100 of 230 results/)
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
}

test('given a partly loaded list, when it is printed, then all of it is loaded first', async () => {
  const { shown } = show()
  await press()
  await waitFor(() => expect(shown).toEqual(['230']))
  expect(screen.queryByText(/^The first/)).toBeNull()
})

test('given results that cannot be loaded, when printing is requested, then nothing is printed', async () => {
  const { print } = show(true)
  await press()
  await waitFor(() =>
    expect(vi.mocked(rest(resultListEndpoints).getResultsByQuiz).mock.calls.length).toBeGreaterThan(1),
  )
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Print' })).not.toHaveProperty('ariaBusy', 'true'),
  )
  expect(print).not.toHaveBeenCalled()
})
