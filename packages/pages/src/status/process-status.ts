type UpstreamStatus = {
  origin: string
  breaker: 'open' | 'closed'
  /** The median latency of the last responses; null before the first. */
  latencyMs: number | null
}
type ChannelStatus = { open: number; working: number }

/** The status that one gateway process reports. */
export type ProcessStatus = {
  pid: number
  version: string
  /** In ISO 8601. */
  startedAt: string
  upstreams: Readonly<Record<string, UpstreamStatus>>
  channels: Readonly<Record<string, ChannelStatus>>
}
