import { execFileSync } from 'node:child_process'
import { request } from 'node:http'
import { join } from 'node:path'
import { startServices } from '@quizwright/services/app.ts'
import { openTestDatabase } from '@quizwright/services/database/testing/test-database.ts'
import { startGateway } from '@quizwright/gateway/start-gateway.ts'
import { describe, expect, test, vi } from 'vitest'
import { findHaproxy } from '../../scripts/find-program.ts'
import { clientOn } from '../support/clients.ts'
import { populate } from '../support/populate.ts'
import { freePort } from '../support/process-world.ts'
import { runHaproxy } from './run-haproxy.ts'

const config = join(import.meta.dirname, '../../deploy/haproxy.cfg')
const callsPerAddress = 5
/** Where the balancer, and a proxy before it that encrypts, speak from. */
const trustedProxies = ['127.0.0.1']

/** Both servers behind a HAProxy with the shipped configuration, through which the gateway asks the services, too. */
const startBalanced = async (program: string) => {
  const [gatewayPort, servicesPort] = [await freePort(), await freePort()]
  const balancer = await runHaproxy(program, { gateway: gatewayPort, services: servicesPort })
  const services = await startServices({
    port: servicesPort,
    database: await openTestDatabase(),
    seed: 'none',
    trustedProxies,
    limits: { learnerCallsPerAddress: callsPerAddress },
  })
  const between = balancer.door(4_003)
  const gateway = await startGateway({
    port: gatewayPort,
    upstreams: { quiz: between, main: between, auth: between },
    trustedProxies,
    limits: { requestsPerAddress: callsPerAddress, eventLoopDelayMs: 60_000, heapPercent: 100 },
  })
  const doors = { instructors: balancer.door(4_000), students: balancer.door(4_001) }
  for (const door of Object.values(doors))
    await vi.waitFor(async () => expect((await fetch(`${door}/readyz`)).status, balancer.said()).toBe(200), {
      timeout: 20_000,
      interval: 100,
    })
  return {
    ...doors,
    services,
    [Symbol.asyncDispose]: async () => {
      await gateway.close()
      await services.close()
      await balancer[Symbol.asyncDispose]()
    },
  }
}

/** The status of a call that comes from an address of this machine, and says of itself where it comes from. */
const statusOf = (url: string, forwardedFor: string, localAddress: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(url, { localAddress, agent: false, headers: { 'x-forwarded-for': forwardedFor } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })

const haproxy = findHaproxy()
const program = haproxy.path ?? ''
if (haproxy.missing) console.log(`The tests of deploy/haproxy.cfg are left out: ${haproxy.missing}`)

describe.skipIf(haproxy.missing)('deploy/haproxy.cfg', () => {
  test('HAProxy reads the shipped file without a warning', () => {
    expect(execFileSync(program, ['-c', '-dW', '-f', config], { encoding: 'utf8' })).toContain('is valid')
  })

  test('instructors reach the gateway, it the services, and students reach the services', async () => {
    await using balanced = await startBalanced(program)
    const { uid, token } = await populate(balanced.services.db).addInstructor()
    const headers = { uid, authorization: token }
    const viaGateway = clientOn(`${balanced.instructors}/api`, { headers })
    expect((await viaGateway.getPublishedCount({ params: { instructorId: uid } })).data.count).toBe(0)
    const student = await fetch(`${balanced.students}/learner/sessions/01ARZ3NDEKTSV4RRFFQ69G5FAV`)
    expect([student.status, (await student.json()).code]).toEqual([404, 'NOT_FOUND'])
  })

  test('callers behind the proxy that encrypts are counted each, and nobody else is believed', async () => {
    await using balanced = await startBalanced(program)
    const doors = [
      [`${balanced.instructors}/api/coursetag/get`, 401],
      [`${balanced.students}/learner/sessions/01ARZ3NDEKTSV4RRFFQ69G5FAV`, 404],
    ] as const
    const addresses = Array.from({ length: 2 * callsPerAddress }, (_, index) => `203.0.${index}.7`)
    for (const [url, status] of doors) {
      for (const address of addresses) expect(await statusOf(url, address, '127.0.0.1')).toBe(status)
      const forged = []
      for (const address of addresses) forged.push(await statusOf(url, address, '127.0.0.9'))
      expect(forged.slice(0, callsPerAddress)).toEqual(Array(callsPerAddress).fill(status))
      expect(forged.slice(callsPerAddress)).toEqual(Array(callsPerAddress).fill(429))
    }
  })
})
