import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import request from 'supertest'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestGateway } from '../test-support/gateway.ts'

afterEach(() => vi.restoreAllMocks())

/** Blocks the event loop. */
const block = (ms: number): void => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('a process whose event loop lags refuses requests except health checks, and recovers', async () => {
  await using gateway = await startTestGateway(undefined, { limits: { eventLoopDelayMs: 30 } })
  const getConfig = () => request(gateway.url).get('/config.json')
  await expect
    .poll(async () => {
      block(400)
      await sleep(1)
      return (await getConfig()).body
    })
    .toMatchObject({ status: 503, code: 'BUSY' })
  expect((await request(gateway.url).get('/healthz')).status).toBe(200)
  await expect.poll(async () => (await getConfig()).status).toBe(200)
})

/** Blocks the event loop without using the processor, as on a machine that is busy with other processes. */
const starve = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

if (isLongForm)
  test('given an event loop that lags because of other processes, then requests are still served', async () => {
    await using gateway = await startTestGateway(undefined, { limits: { eventLoopDelayMs: 30 } })
    // The garbage of earlier tests may be collected meanwhile, which uses the processor.
    vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 })
    // Longer than a computing event loop may lag before requests are refused.
    for (let round = 0; round < 10; round++) {
      starve(400)
      await sleep(1)
      expect((await request(gateway.url).get('/config.json')).status).toBe(200)
    }
  })
