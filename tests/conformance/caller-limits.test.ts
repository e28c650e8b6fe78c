import { startServices } from '@quizwright/services/app.ts'
import { openTestDatabase } from '@quizwright/services/database/testing/test-database.ts'
import { startGateway } from '@quizwright/gateway/start-gateway.ts'
import { describe, expect, test } from 'vitest'
import { populate } from '../support/populate.ts'
import { highLimits } from '../support/high-limits.ts'

const few = 4

type Limits = { requestsPerUser?: number; requestsPerAddress?: number }

/** Both servers with the same limits, and two instructors. Who calls is named by a trusted proxy. */
const start = async (limits: Limits) => {
  const rates = { ...highLimits, ...limits }
  const services = await startServices({
    database: await openTestDatabase(),
    seed: 'none',
    trustedProxies: ['127.0.0.1'],
    limits: { requestsPerUser: rates.requestsPerUser, requestsPerAddress: rates.requestsPerAddress },
  })
  const gateway = await startGateway({
    upstreams: { quiz: services.url, main: services.url, auth: services.url },
    trustedProxies: ['127.0.0.1'],
    limits: rates,
  })
  const { addInstructor } = populate(services.db)
  const [ada, bob] = [await addInstructor(), await addInstructor()]
  return {
    ada,
    bob,
    bases: { gateway: `${gateway.url}/api`, services: services.url },
    [Symbol.asyncDispose]: async () => {
      await gateway.close()
      await services.close()
    },
  }
}

const headersOf = ({ uid, token }: { uid: string; token: string }, address?: string) => ({
  uid,
  authorization: token,
  ...(address !== undefined && { 'x-forwarded-for': address }),
})
const statusesOf = async (times: number, url: string, init: RequestInit): Promise<number[]> => {
  const statuses: number[] = []
  for (let call = 0; call < times; call++) statuses.push((await fetch(url, init)).status)
  return statuses
}
const allowed = Array<number>(few).fill(200)

describe.each(['gateway', 'services'] as const)('at the port of the %s', (port) => {
  test('a user with too many calls gets 429 from every address, and another user does not', async () => {
    await using servers = await start({ requestsPerUser: few })
    const url = `${servers.bases[port]}/coursetag/get`
    const ofAda = { headers: headersOf(servers.ada) }
    expect(await statusesOf(few + 1, url, ofAda)).toEqual([...allowed, 429])
    const refused = await fetch(url, { headers: headersOf(servers.ada, '203.0.113.9') })
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await statusesOf(1, url, { headers: headersOf(servers.bob) })).toEqual([200])
  })

  test('an address with too many calls gets 429 with any token, and another address does not', async () => {
    await using servers = await start({ requestsPerAddress: few })
    const url = `${servers.bases[port]}/coursetag/get`
    const from = (address: string) => ({ headers: headersOf({ uid: 'nobody', token: 'none' }, address) })
    expect(await statusesOf(few + 1, url, from('203.0.113.7'))).toEqual([...allowed.map(() => 401), 429])
    expect(await statusesOf(1, url, { headers: headersOf(servers.ada, '203.0.113.7') })).toEqual([429])
    expect(await statusesOf(1, url, { headers: headersOf(servers.ada, '203.0.113.8') })).toEqual([200])
  })
})

test('asking the services whether a page may be opened counts for no user: the gateway asks for each', async () => {
  await using servers = await start({ requestsPerUser: few, requestsPerAddress: few })
  const url = `${servers.bases.services}/v1/auth/authenticate-frontend-route`
  const asked = {
    method: 'POST',
    headers: { ...headersOf(servers.ada), 'content-type': 'application/json' },
    body: JSON.stringify({ path: '/quiz/quiz-landing', user_id: servers.ada.uid }),
  }
  expect(await statusesOf(2 * few, url, asked)).toEqual([...allowed, ...allowed])
})
