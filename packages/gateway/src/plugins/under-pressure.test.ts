import request from 'supertest'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startTestGateway } from '../test-support/gateway.ts'

/** Keeps the process from doing anything else. */
const block = (ms: number): void => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('a process that can hardly keep up refuses new work, still tells its health, and recovers', async () => {
  await using gateway = await startTestGateway(undefined, { limits: { eventLoopDelayMs: 30 } })
  const ask = () => request(gateway.url).get('/config.json')
  await expect
    .poll(
      async () => {
        block(400)
        await sleep(1)
        return (await ask()).body
      },
      { timeout: 15_000 },
    )
    .toMatchObject({ status: 503, code: 'BUSY' })
  expect((await request(gateway.url).get('/healthz')).status).toBe(200)
  await expect.poll(async () => (await ask()).status, { timeout: 15_000 }).toBe(200)
})
