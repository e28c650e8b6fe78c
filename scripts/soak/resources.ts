import { readdirSync } from 'node:fs'
import { readMemory } from '../../tests/support/process-memory.ts'
import type { ProcessWorld, Server } from '../../tests/support/process-world.ts'

/** The measurements of one minute. Times in milliseconds, memory in megabytes. */
export type Minute = {
  minute: number
  fault: string
  times: number[]
  memory: Record<'services' | 'gateway', number>
  /** Of it what is still in use after a garbage collection. */
  live: Record<'services' | 'gateway', number>
  files: Record<'services' | 'gateway', number>
}

const toMegabytes = (bytes: number): number => bytes / 1_024 ** 2
const megabytesOf = (pid: number): number => toMegabytes(readMemory(pid))
const liveOf = async (server: Server): Promise<number> =>
  toMegabytes((await server.call('readLiveMemory')) as number)

export const readResources = async ({
  services,
  gateway,
}: ProcessWorld): Promise<Pick<Minute, 'memory' | 'live' | 'files'>> => ({
  // Before the garbage is collected.
  memory: { services: megabytesOf(services.pid()), gateway: megabytesOf(gateway.pid()) },
  live: { services: await liveOf(services), gateway: await liveOf(gateway) },
  files: {
    services: readdirSync(`/proc/${services.pid()}/fd`).length,
    gateway: readdirSync(`/proc/${gateway.pid()}/fd`).length,
  },
})

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length * share) / 100)] ?? 0

export const describeMinute = ({ minute, fault, times, memory, live, files }: Minute): string =>
  `${String(minute).padStart(4)}  ${fault.padEnd(30)} ${times.length} calls, ` +
  `p50 ${percentile(times, 50).toFixed(0)} ms, p99 ${percentile(times, 99).toFixed(0)} ms; ` +
  `services ${memory.services.toFixed(0)} MB, ${live.services.toFixed(1)} of it live, ${files.services} files; ` +
  `gateway ${memory.gateway.toFixed(0)} MB, ${live.gateway.toFixed(1)} of it live, ${files.gateway} files`

/** How fast live memory of a server grew per hour, by least squares over the second half of the minutes. */
export const slopePerHour = (timeline: readonly Minute[], server: 'services' | 'gateway'): number => {
  const points = timeline.slice(Math.floor(timeline.length / 2))
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const x = mean(points.map(({ minute }) => minute))
  const y = mean(points.map(({ live }) => live[server]))
  const spread = points.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0)
  if (spread === 0) return 0
  const together = points.reduce((sum, { minute, live }) => sum + (minute - x) * (live[server] - y), 0)
  return (together / spread) * 60
}
