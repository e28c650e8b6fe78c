import { structureEndpoints } from '@quizwright/contracts/endpoints/structure.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { storeCredentials } from '../../auth/credentials.ts'
import { rest } from '../../api/rest.ts'
import { redirectToSignIn } from '../../auth/sign-in-redirect.ts'
import LoginScreen from './login-screen.tsx'
import { retryMs } from './use-reachable-again.ts'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const unauthorized = { status: 401, code: 'SIGN_IN_REQUIRED', message: 'Sign in first.', requestId: 'r' }
const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <LoginScreen />
    </QueryClientProvider>,
  )

test('tells a user, but not a new visitor, that the sign-in has ended and nothing is lost', async () => {
  vi.stubGlobal('fetch', async () => Response.json(unauthorized, { status: 401 }))
  show()
  expect(screen.queryByText(/^You’ve been signed out/)).toBeNull()
  expect(screen.getByRole('heading', { name: 'Publish with a link' })).toBeTruthy()
  cleanup()
  storeCredentials({
    uid: 'me',
    token: 'token',
    user: { userId: 'me', name: 'Ada', email: 'ada@example.com', token: 'token' },
  })
  history.replaceState(null, '', '/quiz/edit-quiz-questions?quizId=1')
  await expect(rest(structureEndpoints).getAllFaculties({})).rejects.toThrow('Sign in')
  expect(location.pathname).toBe('/unauthorized-page')
  show()
  expect(screen.getByText(/^You’ve been signed out.*your work is kept/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Publish with a link' })).toBeNull()
})

test('when the connection is back, a signed-in user who was redirected while offline returns', () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  storeCredentials({
    uid: 'me',
    token: 'token',
    user: { userId: 'me', name: 'Ada', email: 'ada@example.com', token: 'token' },
  })
  redirectToSignIn({ from: '/quiz/session-history?quizId=1' })
  show()
  dispatchEvent(new Event('online'))
  expect(location.pathname + location.search).toBe('/quiz/session-history?quizId=1')
})

test('a signed-in user whose access could not be checked is told so, and returns without signing in', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  storeCredentials({
    uid: 'me',
    token: 'token',
    user: { userId: 'me', name: 'Ada', email: 'ada@example.com', token: 'token' },
  })
  history.replaceState(null, '', '/quiz/quiz-landing')
  redirectToSignIn({ from: '/quiz/session-history?quizId=1', problem: 'The server did not respond.' })
  show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Quizwright can’t be reached')
  expect(screen.getByRole('alert').textContent).toBe('The server did not respond.')
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(location.pathname + location.search).toBe('/quiz/session-history?quizId=1')
})

test('a page that could not reach the server retries by itself and returns to where the user was', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let isUp = false
  vi.stubGlobal('fetch', async () => {
    if (!isUp) throw new TypeError('Failed to fetch')
    return Response.json({ status: 200, message: 'Success', success: true })
  })
  storeCredentials({
    uid: 'me',
    token: 'token',
    user: { userId: 'me', name: 'Ada', email: 'ada@example.com', token: 'token' },
  })
  history.replaceState(null, '', '/quiz/quiz-landing')
  redirectToSignIn({ from: '/quiz/session-history?quizId=1', problem: 'The server did not respond.' })
  show()
  expect(screen.getByText(/retries every 10 seconds/)).toBeTruthy()
  await vi.advanceTimersByTimeAsync(2 * retryMs)
  expect(location.pathname).toBe('/unauthorized-page')
  isUp = true
  await vi.advanceTimersByTimeAsync(2 * retryMs)
  await vi.waitFor(() => expect(location.pathname).toBe('/quiz/session-history'))
  vi.useRealTimers()
})

test('somebody who opened the link of a colleague reads whom it is for, a student too', () => {
  vi.stubGlobal('fetch', async () => Response.json(unauthorized, { status: 401 }))
  history.replaceState(null, '', '/quiz/join#secret')
  redirectToSignIn()
  show()
  expect(screen.getByText(/^A colleague shares a quiz with you.*If you’re a student/)).toBeTruthy()
  expect(document.body.innerHTML).not.toContain('secret')
  cleanup()
  redirectToSignIn({ from: '/quiz/quiz-landing' })
  show()
  expect(screen.queryByText(/^A colleague shares/)).toBeNull()
})
