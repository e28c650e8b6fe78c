import { expect, test, vi } from 'vitest'
import { rememberingFetch } from './remembered-responses.ts'

const withTag = (text: string, tag: string) => new Response(text, { headers: { etag: tag } })
const asked = (send: ReturnType<typeof vi.fn>, call: number) =>
  new Headers((send.mock.calls[call]![1] as RequestInit | undefined)?.headers).get('if-none-match')
const me = { headers: { uid: 'me', authorization: 'token' } }

test('given an unchanged response, the gateway sends no body and the remembered one is returned', async () => {
  const send = vi.fn(async (_url: unknown, init?: RequestInit) =>
    new Headers(init?.headers).get('if-none-match') === '"1"'
      ? new Response(null, { status: 304 })
      : withTag('first', '"1"'),
  )
  const fetchAgain = rememberingFetch(send as typeof fetch)
  expect(await (await fetchAgain('/api/a', me)).text()).toBe('first')
  const again = await fetchAgain('/api/a', me)
  expect([again.status, await again.text()]).toEqual([200, 'first'])
  expect([asked(send, 0), asked(send, 1)]).toEqual([null, '"1"'])
})

test('a response that changed replaces the one before', async () => {
  const answers = [withTag('first', '"1"'), withTag('second', '"2"'), new Response(null, { status: 304 })]
  const send = vi.fn(async () => answers.shift()!)
  const fetchAgain = rememberingFetch(send)
  const texts = []
  for (let turn = 0; turn < 3; turn += 1) texts.push(await (await fetchAgain('/api/a', me)).text())
  expect(texts).toEqual(['first', 'second', 'second'])
})

test('another user, a write and a response without an ETag are not remembered', async () => {
  const send = vi.fn(async () => withTag('of me', '"1"'))
  const fetchAgain = rememberingFetch(send)
  await fetchAgain('/api/a', me)
  await fetchAgain('/api/a', { headers: { uid: 'me', authorization: 'another token' } })
  await fetchAgain('/api/a', { ...me, method: 'POST' })
  await fetchAgain('/api/b', me)
  expect([1, 2, 3].map((call) => asked(send, call))).toEqual([null, null, null])
})
