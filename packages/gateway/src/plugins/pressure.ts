import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { GatewayLimits } from '../limits.ts'

const spared = new Set(['/healthz', '/readyz'])

/** Refuses new work while the process can hardly keep up. Health is still told, and open sockets go on. */
export const refuseUnderPressure = async (app: FastifyInstance, limits: GatewayLimits): Promise<void> => {
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    maxHeapUsedBytes: Math.floor((getHeapStatistics().heap_size_limit * limits.heapPercent) / 100),
    pressureHandler: async (request) => {
      if (!spared.has(request.url)) throw new Problem('BUSY', { retryAfterSeconds: 1 })
    },
  })
}
