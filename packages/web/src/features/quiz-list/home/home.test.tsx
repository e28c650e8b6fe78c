import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rest } from '../../../api/rest.ts'
import { clearCredentials, storeCredentials } from '../../../auth/credentials.ts'
import Home from './home.tsx'

beforeEach(() => {
  const user = { userId: 'me', name: 'Ada', email: 'ada@example.org', token: 'token' }
  storeCredentials({ uid: 'me', token: 'token', user })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  clearCredentials()
  vi.restoreAllMocks()
})

const renderHome = (quizzes: number) => {
  const common = { quiz_type: 'daq', course_id: null, course_name: null } as const
  const group = { ...common, is_published: true, is_archived: false, count: quizzes }
  const count = vi.spyOn(rest, 'countQuizzes').mockResolvedValue({ status: 200, data: { groups: [group] } })
  vi.spyOn(rest, 'getHome').mockReturnValue(new Promise<never>(() => undefined))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Home onOpen={() => undefined} />
    </QueryClientProvider>,
  )
  return count
}

test('given many quizzes, the space of the home is reserved while it loads', async () => {
  renderHome(9)
  expect(await screen.findByRole('status', { name: 'Loading what is next' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'What is next' })).toBeTruthy()
})

test('the space is reserved on a first visit, and not if there were few quizzes the last time', async () => {
  renderHome(3)
  expect(screen.getByRole('heading', { name: 'What is next' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'What is next' })).toBeNull())
  cleanup()
  renderHome(3)
  expect(screen.queryByRole('heading', { name: 'What is next' })).toBeNull()
})

test('given few quizzes, no space is reserved', async () => {
  const count = renderHome(3)
  await waitFor(() => expect(count).toHaveBeenCalled())
  await waitFor(() => expect(count.mock.settledResults[0]?.type).toBe('fulfilled'))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'What is next' })).toBeNull())
})
