type UpstreamStatus = {
  origin: string
  breaker: 'open' | 'closed'
  /** Median of the last responses; null before the first. */
  latencyMs: number | null
}
type ChannelStatus = { open: number; working: number }

/** What one process of the gateway reports about itself. */
export type ProcessStatus = {
  pid: number
  version: string
  /** In ISO 8601. */
  startedAt: string
  upstreams: Readonly<Record<string, UpstreamStatus>>
  channels: Readonly<Record<string, ChannelStatus>>
}
