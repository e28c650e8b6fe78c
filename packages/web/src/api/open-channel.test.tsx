import { Problem } from '@quizwright/contracts/problem.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCredentials, storeCredentials } from '../auth/credentials.ts'
import { openChannel } from './open-channel.ts'

const credentials = {
  uid: 'me',
  token: 'token',
  user: { userId: 'me', name: 'Ada', email: 'ada@example.com', token: 'token' },
}
const errorFrame = (code: 'SIGN_IN_REQUIRED' | 'BUSY') =>
  JSON.stringify({ event: 'error', data: new Problem(code).frame('r') })

/** A socket whose gateway side is scripted by the test. */
class ScriptedSocket {
  static newest: ScriptedSocket
  bufferedAmount = 0
  onopen = () => {}
  onmessage = (_message: { data: string }) => {}
  onclose = (_end: { code: number }) => {}
  send = vi.fn()
  close = vi.fn()
  constructor() {
    ScriptedSocket.newest = this
  }
}

const authAnswers = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  )
const openClosedBy = async (code: number, frame?: string) => {
  const opened = openChannel('questionSaving', { onFrame: () => {}, onClose: () => {} })
  const ended = expect(opened).rejects
  if (frame) ScriptedSocket.newest.onmessage({ data: frame })
  ScriptedSocket.newest.onclose({ code })
  return ended
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', ScriptedSocket)
  storeCredentials(credentials)
  history.replaceState(null, '', '/quiz/edit-quiz-questions')
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('given an accepted token, when a socket asks for a sign-in, the page keeps the token', async () => {
  authAnswers(200, { success: true })
  await (await openClosedBy(4401, errorFrame('SIGN_IN_REQUIRED'))).toMatchObject({ retryable: true })
  expect(readCredentials()).toEqual(credentials)
  expect(location.pathname).toBe('/quiz/edit-quiz-questions')
})

test('given no auth service, when a socket asks for a sign-in, the page keeps the token', async () => {
  authAnswers(503, new Problem('UPSTREAM_DOWN').body('r'))
  await (await openClosedBy(4401)).toMatchObject({ retryable: true })
  expect(readCredentials()).toEqual(credentials)
})

test('given a socket that is closed to make room, the page tries again', async () => {
  authAnswers(401, new Problem('SIGN_IN_REQUIRED').body('r'))
  await (await openClosedBy(4503, errorFrame('BUSY'))).toMatchObject({ code: 'BUSY', retryable: true })
  expect(readCredentials()).toEqual(credentials)
  expect(fetch).not.toHaveBeenCalled()
})

test('given a refused token, when a socket asks for a sign-in, the page signs out', async () => {
  authAnswers(401, new Problem('SIGN_IN_REQUIRED').body('r'))
  await (
    await openClosedBy(4401, errorFrame('SIGN_IN_REQUIRED'))
  ).toMatchObject({
    code: 'SIGN_IN_REQUIRED',
  })
  expect(readCredentials()).toBeNull()
  expect(location.pathname).toBe('/unauthorized-page')
})
