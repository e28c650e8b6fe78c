import { markingOverviewEndpoints } from '@quizwright/contracts/endpoints/marking-overview.ts'
import { quizListEndpoints } from '@quizwright/contracts/endpoints/quiz-list.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Client } from '@quizwright/contracts/http/client.ts'
import { rest } from '../../../api/rest.ts'
import { clearCredentials, storeCredentials } from '../../../auth/credentials.ts'
import { storeIsCollapsed } from './collapsed-home.ts'
import Home from './home.tsx'
import { listedQuiz } from './listed-quiz-fixture.ts'

beforeEach(() => {
  const user = { userId: 'me', name: 'Ada', email: 'ada@example.org', token: 'token' }
  storeCredentials({ uid: 'me', token: 'token', user })
  storeIsCollapsed(false)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  clearCredentials()
  vi.restoreAllMocks()
})

type Response<Call extends keyof Client> = Awaited<ReturnType<Client[Call]>>
const never = () => new Promise<never>(() => undefined)

const renderHome = (quizzes: number, home: Promise<Response<'getHome'>> = never()) => {
  const common = { quiz_type: 'daq', course_id: null, course_name: null } as const
  const group = { ...common, is_published: true, is_archived: false, count: quizzes }
  const count = vi
    .spyOn(rest(quizListEndpoints), 'countQuizzes')
    .mockResolvedValue({ status: 200, data: { groups: [group] } })
  vi.spyOn(rest(quizListEndpoints), 'getHome').mockReturnValue(home)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Home onOpen={() => undefined} />
    </QueryClientProvider>,
  )
  return count
}

test('given many quizzes, the space of the home is reserved while it loads', async () => {
  renderHome(9)
  expect(await screen.findByRole('status', { name: 'Loading what’s up next' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Up next' })).toBeTruthy()
})

test('given the answers to mark are still loading, then no column is shown that they would move', async () => {
  const overview = Promise.withResolvers<Response<'getMarkingOverview'>>()
  vi.spyOn(rest(markingOverviewEndpoints), 'getMarkingOverview').mockReturnValue(overview.promise)
  const edited = [{ quiz: listedQuiz, updated_at: '2030-01-01 00:00:00' }]
  const data = { edited, reported: [], reported_total: 0, closing: [], closing_total: 0 }
  renderHome(9, Promise.resolve({ status: 200, data }))
  expect(await screen.findByRole('status', { name: 'Loading what’s up next' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Edit Motion' })).toBeNull()
  overview.resolve({ status: 200, data: { quizzes: [], next: null } })
  expect(await screen.findByRole('link', { name: 'Edit Motion' })).toBeTruthy()
})

test('the space is reserved on a first visit, and not if there were few quizzes the last time', async () => {
  renderHome(3)
  expect(screen.getByRole('heading', { name: 'Up next' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Up next' })).toBeNull())
  cleanup()
  renderHome(3)
  expect(screen.queryByRole('heading', { name: 'Up next' })).toBeNull()
})

test('given few quizzes, no space is reserved', async () => {
  const count = renderHome(3)
  await waitFor(() => expect(count).toHaveBeenCalled())
  await waitFor(() => expect(count.mock.settledResults[0]?.type).toBe('fulfilled'))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Up next' })).toBeNull())
})

test('given it is collapsed, then one line says what waits', async () => {
  storeIsCollapsed(true)
  const quizzes = [
    { quiz_id: 'q', name: 'Motion', quiz_type: 'daq', to_mark: 3, oldest_at: '2030-01-01 00:00:00' },
  ]
  vi.spyOn(rest(markingOverviewEndpoints), 'getMarkingOverview').mockResolvedValue({
    status: 200,
    data: { quizzes, next: null },
  } as unknown as Response<'getMarkingOverview'>)
  const data = { edited: [], reported: [], reported_total: 1, closing: [], closing_total: 0 }
  renderHome(9, Promise.resolve({ status: 200, data }))
  expect(await screen.findByText('3 answers to mark · 1 quiz with issues')).toBeTruthy()
})
