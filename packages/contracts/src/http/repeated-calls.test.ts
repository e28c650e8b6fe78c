import { expect, test } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { createClient } from './client.ts'
import { createUnansweredCalls, idempotencyHeader } from './idempotency-key.ts'

const body = { sessionId: 's1' }
const sent = { status: 200, data: { queued: 3, outbox: false } }
const busy = { status: 503, code: 'BUSY', message: 'Busy.' }
const refused = { status: 422, code: 'RULE', message: 'Not so.' }

/**
 * A client that gets these responses in order and records the key of each call. An Error stands for a network
 * failure.
 */
const clientWith = (...answers: (object | Error)[]) => {
  const keys: string[] = []
  const client = createClient({
    baseUrl: '/api/',
    headers: () => ({}),
    fetch: async (_url, init) => {
      keys.push((init!.headers as Record<string, string>)[idempotencyHeader]!)
      const answer = answers.shift()!
      if (answer instanceof Error) throw answer
      return new Response(JSON.stringify(answer), { status: (answer as { status: number }).status })
    },
  })
  return { client, keys }
}

test.each([
  ['the network broke', new TypeError('failed to fetch')],
  ['the server was busy', busy],
])('given that %s, then an equal call repeats its key until a response arrives', async (_name, failure) => {
  const { client, keys } = clientWith(failure, failure, sent, sent)
  for (const _try of [1, 2])
    await expect(client.sendPersonalLinks({ body })).rejects.toMatchObject({ retryable: true })
  await client.sendPersonalLinks({ body })
  await client.sendPersonalLinks({ body })
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]])
  expect(keys[3]).not.toBe(keys[0])
})

test('given a refused call or another body, then the next call has a new key', async () => {
  const { client, keys } = clientWith(refused, busy, sent)
  await expect(client.sendPersonalLinks({ body })).rejects.toMatchObject({ code: 'RULE' })
  await expect(client.sendPersonalLinks({ body })).rejects.toMatchObject({ code: 'BUSY' })
  await client.sendPersonalLinks({ body: { sessionId: 's2' } })
  expect(new Set(keys).size).toBe(3)
})

test('given an unanswered call, then one of another object with an equal body has a key of its own', () => {
  const unanswered = createUnansweredCalls()
  const row = endpoints.createSession
  const key = unanswered.takeKey(row, { params: { id: 'one' }, body })
  unanswered.keep(row, { params: { id: 'one' }, body }, key)
  expect(unanswered.takeKey(row, { params: { id: 'two' }, body })).not.toBe(key)
  expect(unanswered.takeKey(row, { params: { id: 'one' }, body })).toBe(key)
})
