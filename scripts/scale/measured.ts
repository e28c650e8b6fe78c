import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CallName } from './mix.ts'

/**
 * A part of the fleet whose CPU is measured separately. The generator is the process that creates the load,
 * on the same cores.
 */
export type Part = 'generator' | 'balancers' | 'gateway' | 'services' | 'postgres'

/**
 * The cost of one call in milliseconds, measured with one gateway and one services process without other
 * load.
 */
export type MeasuredCall = {
  /** CPU time by part: the mean of the batches, and their deviation. */
  cpuMs: Record<Part, { mean: number; deviation: number }>
  /** The mean duration, and the percentiles 5, 10, ... 95 relative to the mean. */
  tookMs: number
  shares: number[]
  /**
   * The statements sent to Postgres, those of them before the commit that hold the lock of the quiz, and
   * those after the commit.
   */
  statements: number
  underLock: number
  afterCommit: number
}
export type Times = { median: number; p95: number }
/**
 * A measured load; `offered` is set if it arrived by itself. `cpuMs` is the CPU time per attempt with
 * everything that belongs to it; `othersShare` is the share of the cores that other programs used.
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
  /** CPU milliseconds per second of each part without load. */
  idleMs: Record<Part, number>
  fleets: MeasuredFleet[]
  /** Sizes in bytes: rows with their indexes, write-ahead log, transferred bodies, memory. */
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

/** Reads the output of `pnpm bench:scale`. */
export const readMeasured = (): Measured => JSON.parse(readFileSync(file, 'utf8')) as Measured
export { file as measuredFile }
