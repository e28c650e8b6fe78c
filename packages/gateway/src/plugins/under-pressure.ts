import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { GatewayLimits } from '../limits.ts'

const spared = new Set(['/healthz', '/readyz'])
const sampleMs = 1_000

/** Refuses new work while the process can hardly keep up. Health is still told, and open sockets go on. */
export const refuseUnderPressure = async (app: FastifyInstance, limits: GatewayLimits): Promise<void> => {
  // Loading the code holds the event loop up; that says nothing of the time after it.
  let judgedFrom = Infinity
  app.addHook('onListen', async () => {
    judgedFrom = performance.now() + 2 * sampleMs
  })
  await app.register(underPressure, {
    sampleInterval: sampleMs,
    maxEventLoopDelay: limits.eventLoopDelayMs,
    maxHeapUsedBytes: Math.floor((getHeapStatistics().heap_size_limit * limits.heapPercent) / 100),
    pressureHandler: async (request, _reply, type, value = 0) => {
      if (spared.has(request.url)) return
      // Infinity says that the loop stood still for a whole sample.
      const isDelay = type === underPressure.TYPE_EVENT_LOOP_DELAY
      if (isDelay && (performance.now() < judgedFrom || Math.min(value, sampleMs) <= limits.eventLoopDelayMs))
        return
      request.log.warn({ type, value }, 'refused under pressure')
      throw new Problem('BUSY', { retryAfterSeconds: 1 })
    },
  })
}
