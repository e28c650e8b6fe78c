import type { Part } from './measured.ts'
import { type Cores, makeCores, makeToken, type Token } from './simulation.ts'

/**
 * Machines, and what is on them. The nth process of a part is on the nth of that part's machines, in turn.
 */
export type Shape = {
  generators: number
  balancers: number
  gateways: number
  services: number
  /** Databases that quizzes are divided among. */
  partitions: number
  /** Cores of each machine, and which machines a part stands on. */
  machines: readonly number[]
  on: Record<Part, readonly number[]>
  /** Connections of each services process to each database. */
  pool: number
  /** Quizzes that are taken at once. */
  quizzes: number
}

/** A Node program: one thread, which serves one piece of work after the other. */
export type Process = { thread: Token; cores: Cores }

export type Machines = {
  /** The cores that the nth process of a part runs on. */
  machineOf: (part: Part, at: number) => Cores
  generators: Process[]
  balancers: Process[]
  gateways: Process[]
  services: Process[]
  /** Connections of each services process to each database. */
  pools: Token[][]
  /** The row of each quiz that only one transaction writes at a time. */
  rows: Token[]
}

/** The machines of a fleet with their processes, before anything runs on them. */
export const buildMachines = (shape: Shape): Machines => {
  const machines = shape.machines.map((cores) => makeCores(cores))
  const machineOf = (part: Part, at: number): Cores => machines[shape.on[part][at % shape.on[part].length]!]!
  const processes = (part: Part, count: number): Process[] =>
    Array.from({ length: count }, (_, at) => ({ thread: makeToken(1), cores: machineOf(part, at) }))
  const services = processes('services', shape.services)
  return {
    machineOf,
    generators: processes('generator', shape.generators),
    balancers: processes('balancers', shape.balancers),
    gateways: processes('gateway', shape.gateways),
    services,
    pools: services.map(() => Array.from({ length: shape.partitions }, () => makeToken(shape.pool))),
    rows: Array.from({ length: shape.quizzes }, () => makeToken(1)),
  }
}
