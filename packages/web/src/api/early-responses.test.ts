import { afterEach, expect, test, vi } from 'vitest'
import { takingEarly } from './early-responses.ts'

afterEach(() => {
  delete globalThis.earlyResponses
})
const headers = { uid: 'me', authorization: 'token' }
const list = { method: 'POST', url: '/api/list/me', body: '{"page":1}' }
const early = (text: string) => ({
  ...list,
  uid: 'me',
  authorization: 'token',
  response: Promise.resolve(new Response(text)),
})
const start = () => {
  const send = vi.fn(async () => new Response('sent'))
  const fetchOnce = takingEarly(send)
  const ask = async (url: string, init: RequestInit) => (await fetchOnce(url, init)).text()
  return { send, ask }
}

test('given an early call, when the page makes the same call, then it is sent only once', async () => {
  globalThis.earlyResponses = [early('early')]
  const { send, ask } = start()
  const { method, url, body } = list
  expect(await ask(url, { method, headers, body })).toBe('early')
  expect(send).not.toHaveBeenCalled()
  expect(await ask(url, { method, headers, body })).toBe('sent')
})

test.each([
  ['another page of the list', '/api/list/me', { ...headers }, '{"page":2}'],
  ['another list', '/api/list/other', { ...headers }, '{"page":1}'],
  ['who signed in meanwhile', '/api/list/me', { uid: 'me', authorization: 'newer' }, '{"page":1}'],
])('%s does not get the early response', async (_who, url, asHeaders, body) => {
  globalThis.earlyResponses = [early('early')]
  const { ask } = start()
  expect(await ask(url, { method: 'POST', headers: asHeaders, body })).toBe('sent')
})
