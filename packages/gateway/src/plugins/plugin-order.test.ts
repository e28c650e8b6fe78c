import { connectionLimits } from '@quizwright/server/http/connection-limits.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { drain } from '../workers/drain.ts'
import { gatewayLimits as limits } from '../limits.ts'
import { startTestGateway } from '../test-support/gateway.ts'
import { rateLimits } from './rate-limits.ts'
import { requestGuard } from '@quizwright/server/http/request-guard.ts'
import { underPressure } from './under-pressure.ts'

const guardOptions = { limits, isUpload: () => false }
const connectionOptions = { limits: { ...limits, bodyMs: 1 }, isUpload: () => false }

test.each<[string, string, (app: FastifyInstance) => unknown]>([
  ['request-guard', 'problem-responses', (app) => app.register(requestGuard, guardOptions)],
  ['under-pressure', 'request-guard', (app) => app.register(underPressure, { limits })],
  ['rate-limits', 'under-pressure', (app) => app.register(rateLimits, { limits })],
  ['connection-limits', 'request-guard', (app) => app.register(connectionLimits, connectionOptions)],
])('a gateway that registers %s before %s does not start', async (plugin, dependency, register) => {
  const app = fastify()
  register(app)
  await expect(app.ready()).rejects.toThrow(
    `The dependency '${dependency}' of plugin '${plugin}' is not registered`,
  )
})

test('a gateway that registers drain before its required decorator does not start', async () => {
  const app = fastify()
  app.register(drain, { limits })
  await expect(app.ready()).rejects.toThrow("The decorator 'channelSockets' required by 'drain'")
})

test('a gateway with its plugins in the right order starts', async () => {
  await using gateway = await startTestGateway()
  expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200)
})
