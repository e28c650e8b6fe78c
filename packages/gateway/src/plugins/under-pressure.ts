import { getHeapStatistics } from 'node:v8'
import fastifyUnderPressure from '@fastify/under-pressure'
import { Problem } from '@quizwright/contracts/problem.ts'
import fp from 'fastify-plugin'
import type { GatewayLimits } from '../limits.ts'

type PressureOptions = { limits: Pick<GatewayLimits, 'eventLoopDelayMs' | 'heapPercent'> }

const healthChecks = new Set(['/healthz', '/readyz'])
const sampleMs = 1_000

/**
 * If this process uses less than this share of a core, a lagging event loop is waiting for the machine. Refusing
 * requests would not help then, and callers who can be served late would be turned away.
 */
const leastOwnShare = 0.3

/**
 * Samples the share of one core that this process uses, from 0. Other threads of the process count too, so it may
 * exceed 1.
 */
const sampleOwnShare = () => {
  let last = { at: performance.now(), cpu: process.cpuUsage() }
  let share = 0
  const timer = setInterval(() => {
    const now = { at: performance.now(), cpu: process.cpuUsage() }
    const usedMs = (now.cpu.user - last.cpu.user + now.cpu.system - last.cpu.system) / 1_000
    share = usedMs / (now.at - last.at)
    last = now
  }, sampleMs)
  return { share: () => share, stop: () => clearInterval(timer) }
}

/**
 * Refuses requests with 503 BUSY if the event loop lags because of this process's own work, or if the heap is nearly
 * full. Health checks and open WebSockets are still served.
 */
export const underPressure = fp<PressureOptions>(
  async (app, { limits }) => {
    const { eventLoopDelayMs, heapPercent } = limits
    const own = sampleOwnShare()
    app.addHook('onClose', async () => own.stop())
    // Loading the code blocks the event loop, so the delay is measured only after it.
    let judgedFrom = Infinity
    app.addHook('onListen', async () => {
      judgedFrom = performance.now() + 2 * sampleMs
    })
    const isDelayed = (delayMs: number): boolean =>
      // The delay is Infinity if the loop was blocked for a whole sample.
      performance.now() >= judgedFrom &&
      Math.min(delayMs, sampleMs) > eventLoopDelayMs &&
      own.share() >= leastOwnShare
    await app.register(fastifyUnderPressure, {
      sampleInterval: sampleMs,
      maxEventLoopDelay: eventLoopDelayMs,
      maxHeapUsedBytes: Math.floor((getHeapStatistics().heap_size_limit * heapPercent) / 100),
      pressureHandler: async (request, _reply, type, value = 0) => {
        if (healthChecks.has(request.url)) return
        if (type === fastifyUnderPressure.TYPE_EVENT_LOOP_DELAY && !isDelayed(value)) return
        request.log.warn({ type, value }, 'request refused under pressure')
        throw new Problem('BUSY', { retryAfterSeconds: 1 })
      },
    })
  },
  { name: 'under-pressure', dependencies: ['request-guard'] },
)
