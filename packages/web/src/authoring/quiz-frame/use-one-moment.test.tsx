import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { framedQuiz } from './framed-quiz-fixture.ts'
import { useOneMoment } from './use-one-moment.ts'
import { overviewKey } from './use-overview.ts'

const frameKey = overviewKey('q1')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The frame of a quiz, and a screen below it that reads results once it is shown. */
const show = () => {
  const server = { attempts: 0 }
  const reads = { frame: vi.fn(async () => ({ ...framedQuiz, attempts: server.attempts })), results: vi.fn() }
  reads.results.mockImplementation(async () => `${server.attempts} results`)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
  const Results = () => {
    const { data } = useQuery({ queryKey: ['results', 'list', 'q1'], queryFn: reads.results })
    return <p>{data as string}</p>
  }
  const Frame = ({ isOnResults }: { isOnResults: boolean }) => {
    const { data } = useQuery({ queryKey: frameKey, queryFn: reads.frame })
    useOneMoment(frameKey, data)
    return (
      <>
        <p>{data && `${data.attempts} attempts`}</p>
        {isOnResults && <Results />}
      </>
    )
  }
  const page = (isOnResults: boolean) => (
    <QueryClientProvider client={client}>
      <Frame isOnResults={isOnResults} />
    </QueryClientProvider>
  )
  const screen = render(page(false))
  return { screen, server, reads, client, openResults: () => screen.rerender(page(true)) }
}

test('given a result that came after the frame was read, then the frame counts it too', async () => {
  const { screen, server, openResults } = show()
  await screen.findByText('0 attempts')
  vi.advanceTimersByTime(10_000)
  server.attempts = 1
  openResults()
  expect(await screen.findByText('1 results')).toBeTruthy()
  expect(await screen.findByText('1 attempts')).toBeTruthy()
})

test('given newer figures that came before this hook, then the frame is read again', async () => {
  const client = new QueryClient()
  client.setQueryData(frameKey, framedQuiz)
  vi.advanceTimersByTime(10_000)
  client.setQueryData(['results', 'list', 'q1'], '1 results')
  const Late = () => {
    useOneMoment(frameKey, framedQuiz)
    return null
  }
  render(
    <QueryClientProvider client={client}>
      <Late />
    </QueryClientProvider>,
  )
  expect(client.getQueryState(frameKey)?.isInvalidated).toBe(true)
})

test('given other counts in a frame that is read again, then the figures below are read again', async () => {
  const { screen, server, client, openResults } = show()
  await screen.findByText('0 attempts')
  openResults()
  await screen.findByText('0 results')
  vi.advanceTimersByTime(10_000)
  server.attempts = 2
  await act(() => client.invalidateQueries({ queryKey: frameKey }))
  expect(await screen.findByText('2 results')).toBeTruthy()
  expect(screen.getByText('2 attempts')).toBeTruthy()
})

test('given figures of one moment or without a change, then nothing is read more than needed', async () => {
  const { screen, reads, openResults, client } = show()
  await screen.findByText('0 attempts')
  openResults()
  await screen.findByText('0 results')
  expect(reads.frame).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  await act(() => client.invalidateQueries({ queryKey: ['results'] }))
  await waitFor(() => expect(reads.frame).toHaveBeenCalledTimes(2))
  expect(reads.results).toHaveBeenCalledTimes(2)
})
