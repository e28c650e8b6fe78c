import { createRequire } from 'node:module'
import type { ChannelName } from '@quizwright/contracts/channels.ts'
import type { Service } from '@quizwright/contracts/define.ts'
import type { MetricObject } from 'prom-client'
import type { Upstream } from '../rest/upstream.ts'
import type { ChannelSockets } from '../sockets/channel-sockets.ts'
import type { Metrics } from './metrics.ts'

const { version } = createRequire(import.meta.url)('../../package.json') as { version: string }

export type UpstreamState = {
  origin: string
  breaker: 'open' | 'closed'
  /** The median of the latest response times, null before the first. */
  latencyMs: number | null
}
/** The number of open WebSockets of a channel, and of those with a job in progress. */
export type ChannelState = { open: number; working: number }

export type ProcessState = {
  pid: number
  version: string
  /** ISO 8601. */
  startedAt: string
  upstreams: Record<Service, UpstreamState>
  channels: Record<ChannelName, ChannelState>
}
/** The state and the metrics of one gateway process at one point in time. */
export type ProcessSnapshot = { state: ProcessState; metrics: MetricObject[] }
export type ReadSnapshot = () => Promise<ProcessSnapshot>

const upstreamState = ({ origin, isBreakerOpen, medianLatencyMs }: Upstream): UpstreamState => ({
  origin,
  breaker: isBreakerOpen() ? 'open' : 'closed',
  latencyMs: medianLatencyMs(),
})

/** Copies a state into the gauges. Called only when the metrics are read. */
const setGauges = (
  { breakersOpen, socketsOpen, workUnderWay }: Metrics,
  { upstreams, channels }: ProcessState,
): void => {
  for (const [service, { breaker }] of Object.entries(upstreams))
    breakersOpen.set({ service }, breaker === 'open' ? 1 : 0)
  for (const [channel, { open, working }] of Object.entries(channels)) {
    socketsOpen.set({ channel }, open)
    workUnderWay.set({ channel }, working)
  }
}

export const createSnapshotReader = (
  metrics: Metrics,
  { quiz, main, auth }: Record<Service, Upstream>,
  sockets: ChannelSockets,
): ReadSnapshot => {
  const startedAt = new Date().toISOString()
  return async () => {
    const state: ProcessState = {
      pid: process.pid,
      version,
      startedAt,
      upstreams: { quiz: upstreamState(quiz), main: upstreamState(main), auth: upstreamState(auth) },
      channels: sockets.count(),
    }
    setGauges(metrics, state)
    return { state, metrics: await metrics.registry.getMetricsAsJSON() }
  }
}
