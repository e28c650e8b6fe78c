import { getHeapStatistics } from 'node:v8'
import fastifyUnderPressure from '@fastify/under-pressure'
import { Problem } from '@quizwright/contracts/problem.ts'
import fp from 'fastify-plugin'
import type { GatewayLimits } from '../limits.ts'

type PressureOptions = { limits: Pick<GatewayLimits, 'eventLoopDelayMs' | 'heapPercent'> }

const healthChecks = new Set(['/healthz', '/readyz'])
const sampleMs = 1_000

/**
 * Refuses requests with 503 BUSY while the event loop lags or the heap is nearly full. Health checks are still
 * answered, and open WebSockets go on.
 */
export const underPressure = fp<PressureOptions>(
  async (app, { limits }) => {
    const { eventLoopDelayMs, heapPercent } = limits
    // Loading the code blocks the event loop; the delay is judged only after that.
    let judgedFrom = Infinity
    app.addHook('onListen', async () => {
      judgedFrom = performance.now() + 2 * sampleMs
    })
    const isDelayed = (delayMs: number): boolean =>
      // The delay is Infinity if the loop was blocked for a whole sample.
      performance.now() >= judgedFrom && Math.min(delayMs, sampleMs) > eventLoopDelayMs
    await app.register(fastifyUnderPressure, {
      sampleInterval: sampleMs,
      maxEventLoopDelay: eventLoopDelayMs,
      maxHeapUsedBytes: Math.floor((getHeapStatistics().heap_size_limit * heapPercent) / 100),
      pressureHandler: async (request, _reply, type, value = 0) => {
        if (healthChecks.has(request.url)) return
        if (type === fastifyUnderPressure.TYPE_EVENT_LOOP_DELAY && !isDelayed(value)) return
        request.log.warn({ type, value }, 'refused under pressure')
        throw new Problem('BUSY', { retryAfterSeconds: 1 })
      },
    })
  },
  { name: 'under-pressure', dependencies: ['request-guard'] },
)
