import { readdirSync } from 'node:fs'
import { readMemory } from '../../tests/support/process-memory.ts'
import type { ProcessWorld } from '../../tests/support/process-world.ts'

/** The measurements of one minute. Times in milliseconds, memory in megabytes. */
export type Minute = {
  minute: number
  fault: string
  times: number[]
  memory: Record<'services' | 'gateway', number>
  files: Record<'services' | 'gateway', number>
}

const megabytesOf = (pid: number): number => readMemory(pid) / 1_024 ** 2

export const readResources = ({ services, gateway }: ProcessWorld): Pick<Minute, 'memory' | 'files'> => ({
  memory: { services: megabytesOf(services.pid()), gateway: megabytesOf(gateway.pid()) },
  files: {
    services: readdirSync(`/proc/${services.pid()}/fd`).length,
    gateway: readdirSync(`/proc/${gateway.pid()}/fd`).length,
  },
})

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length * share) / 100)] ?? 0

export const describeMinute = ({ minute, fault, times, memory, files }: Minute): string =>
  `${String(minute).padStart(4)}  ${fault.padEnd(30)} ${times.length} calls, ` +
  `p50 ${percentile(times, 50).toFixed(0)} ms, p99 ${percentile(times, 99).toFixed(0)} ms; ` +
  `services ${memory.services.toFixed(0)} MB and ${files.services} files, ` +
  `gateway ${memory.gateway.toFixed(0)} MB and ${files.gateway} files`

/** How fast the gateway's memory grew per hour, by least squares over the second half of the minutes. */
export const slopePerHour = (timeline: readonly Minute[]): number => {
  const points = timeline.slice(Math.floor(timeline.length / 2))
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const x = mean(points.map(({ minute }) => minute))
  const y = mean(points.map(({ memory }) => memory.gateway))
  const spread = points.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0)
  if (spread === 0) return 0
  const together = points.reduce((sum, { minute, memory }) => sum + (minute - x) * (memory.gateway - y), 0)
  return (together / spread) * 60
}
