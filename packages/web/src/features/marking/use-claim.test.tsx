import { markingEndpoints } from '@quizwright/contracts/endpoints/marking.ts'
import type { AnswerToMark } from '@quizwright/contracts/schemas/marking.ts'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeCredentials } from '../../auth/credentials.ts'
import { rest } from '../../api/rest.ts'
import { useClaim } from './use-claim.ts'

const body = { result_id: 'r1', question_id: 'q1' }
const answer = body as AnswerToMark
const calls = () => vi.mocked(rest(markingEndpoints).claimAnswer).mock.calls

beforeEach(() => {
  const user = { userId: 'me', name: 'Me', email: 'me@example.org', token: 'token' }
  storeCredentials({ uid: 'me', token: 'token', user })
  vi.spyOn(rest(markingEndpoints), 'claimAnswer').mockResolvedValue({
    status: 200,
    data: { held_by: null, is_own: true },
  })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})

test('an answer is given up at once when the page is closed, by a call that outlives it', async () => {
  renderHook(() => useClaim(answer))
  await waitFor(() => expect(calls()).toHaveLength(1))
  expect(calls()[0]![0]).toEqual({ body: { ...body, is_open: true } })
  dispatchEvent(new Event('pagehide'))
  expect(calls()[1]).toEqual([{ body: { ...body, is_open: false } }, { outlivesPage: true }])
})

test('a page that comes back has its answer open again; one that left it hears of no closing', async () => {
  const { unmount } = renderHook(() => useClaim(answer))
  await waitFor(() => expect(calls()).toHaveLength(1))
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await waitFor(() => expect(calls()).toHaveLength(2))
  unmount()
  expect(calls()[2]![0]).toEqual({ body: { ...body, is_open: false } })
  dispatchEvent(new Event('pagehide'))
  expect(calls()).toHaveLength(3)
})
