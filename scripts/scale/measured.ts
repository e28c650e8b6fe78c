import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CallName } from './mix.ts'

/**
 * A part of the fleet whose CPU is told by itself. The generator is the load's own process: it works on the
 * same cores.
 */
export type Part = 'generator' | 'balancers' | 'gateway' | 'services' | 'postgres'

/**
 * What one call needs, measured with one gateway and one services process while nothing else is asked.
 * Milliseconds.
 */
export type MeasuredCall = {
  /** Of CPU, by part: the mean of the batches, and how far the batches deviate from it. */
  cpuMs: Record<Part, { mean: number; deviation: number }>
  /**
   * How long it took: the mean, and the times that 5, 10, ... 95 % of the calls stayed below, as shares of
   * the mean.
   */
  tookMs: number
  shares: number[]
  /**
   * Statements sent to Postgres, those of them up to the commit that others at the same quiz wait for, and
   * those after the commit.
   */
  statements: number
  underLock: number
  afterCommit: number
}
export type Times = { median: number; p95: number }
/**
 * A load as it went; `offered` where it came by itself. `cpuMs` is CPU for one attempt with all that belongs
 * to it; `othersShare` what others on the machine took of its cores.
 */
export type MeasuredLoad = {
  attemptsPerSecond: number
  offered?: number
  cpuMs: Record<Part, number>
  tookMs: Partial<Record<CallName, Times>>
  othersShare: number
}
export type MeasuredFleet = {
  processes: number
  crowd: MeasuredLoad
  load: MeasuredLoad
  handIns: Record<'manyQuizzes' | 'oneQuiz', { perSecond: number; waiting: number }>
}
export type Measured = {
  machine: { cores: number; cpu: string; node: string; postgres: string; on: string }
  calls: Record<CallName, MeasuredCall>
  /** CPU milliseconds a second of each part when nobody asks anything. */
  idleMs: Record<Part, number>
  fleets: MeasuredFleet[]
  /** Bytes: of rows and their indexes, of the write-ahead log, of bodies on the way, of memory. */
  footprint: {
    disk: number
    wal: number
    bodies: number
    socket: number
    gateway: number
    services: number
    postgresConnection: number
  }
}

const file = join(import.meta.dirname, '../../docs/measured/scale.json')

/** What `pnpm bench:scale` wrote. */
export const readMeasured = (): Measured => JSON.parse(readFileSync(file, 'utf8')) as Measured
export { file as measuredFile }
