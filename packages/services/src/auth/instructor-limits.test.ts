import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { Identity } from './identity/identity.ts'
import { limitInstructors } from './instructor-limits.ts'

const identity = {
  require: async () => ({ userId: crypto.randomUUID(), token: 't' }),
} as unknown as Identity

/** How many of three requests from an address are let through where one is allowed. */
const countLetThrough = async (
  ip: string | undefined,
  trustedProxies: readonly string[],
): Promise<number> => {
  const authenticate = limitInstructors(identity, {
    limits: { requestsPerUser: 10, requestsPerAddress: 1 },
    trustedProxies,
  })!
  const send = () => authenticate({} as never, { ip } as unknown as FastifyRequest, 'getQuizList' as never)
  const sent = await Promise.allSettled([send(), send(), send()])
  return sent.filter(({ status }) => status === 'fulfilled').length
}

test.each([
  ['an IPv4 address', '10.0.0.7', ['10.0.0.7']],
  ['an IPv4 address of a dual-stack socket', '::ffff:10.0.0.7', ['10.0.0.0/8']],
  ['an IPv6 address', '2001:db8::7', ['2001:db8::7']],
  ['an IPv6 network', '2001:db8::7', ['2001:db8::/32']],
])('calls of a trusted proxy are not counted by its address: %s', async (_of, ip, trusted) =>
  expect(await countLetThrough(ip, trusted)).toBe(3),
)

test.each(['10.0.0.8', '2001:db8::8', undefined])(
  'calls from %s, which is no trusted proxy, are counted',
  async (ip) => expect(await countLetThrough(ip, ['10.0.0.7', '2001:db8::7'])).toBe(1),
)
