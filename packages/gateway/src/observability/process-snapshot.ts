import { createRequire } from 'node:module'
import type { ChannelName } from '@quizwright/contracts/channels.ts'
import type { Service } from '@quizwright/contracts/define.ts'
import type { MetricObject } from 'prom-client'
import type { Upstream } from '../rest/upstream.ts'
import type { Sockets } from '../sockets/channel-sockets.ts'
import type { Metrics } from './metrics.ts'

const { version } = createRequire(import.meta.url)('../../package.json') as { version: string }

export type UpstreamState = {
  origin: string
  breaker: 'open' | 'closed'
  /** Of the last answers, in milliseconds; null before the first. */ latencyMs: number | null
}
export type ChannelState = { open: number; working: number }

/** What one process of the gateway knows of itself at a moment. */
export type OwnState = {
  pid: number
  version: string
  /** In ISO 8601. */
  startedAt: string
  upstreams: Record<Service, UpstreamState>
  channels: Record<ChannelName, ChannelState>
}
export type Told = { state: OwnState; metrics: MetricObject[] }

/** Asks a process for its state and its figures. */
export type TellOwn = () => Promise<Told>

/** Takes down what is only true for the moment, before somebody reads it. */
const noteMoment = (
  { breakersOpen, socketsOpen, workUnderWay }: Metrics,
  upstreams: Record<Service, Upstream>,
  sockets: Sockets,
): void => {
  for (const [service, upstream] of Object.entries(upstreams))
    breakersOpen.set({ service }, upstream.breakerIsOpen() ? 1 : 0)
  for (const [channel, { open, working }] of Object.entries(sockets.count())) {
    socketsOpen.set({ channel }, open)
    workUnderWay.set({ channel }, working)
  }
}

export const tellOwnOf = (
  metrics: Metrics,
  upstreams: Record<Service, Upstream>,
  sockets: Sockets,
): TellOwn => {
  const startedAt = new Date().toISOString()
  return async () => {
    noteMoment(metrics, upstreams, sockets)
    const stateOf = ({ origin, breakerIsOpen, latencyMs }: Upstream): UpstreamState => ({
      origin,
      breaker: breakerIsOpen() ? 'open' : 'closed',
      latencyMs: latencyMs(),
    })
    return {
      state: {
        pid: process.pid,
        version,
        startedAt,
        upstreams: {
          quiz: stateOf(upstreams.quiz),
          main: stateOf(upstreams.main),
          auth: stateOf(upstreams.auth),
        },
        channels: sockets.count(),
      },
      metrics: await metrics.registry.getMetricsAsJSON(),
    }
  }
}
