import type { Part } from './measured.ts'
import { type Cores, makeCores, makeToken, type Token } from './simulation.ts'

/** Machines, and the parts on them. The processes of a part are distributed over its machines in turn. */
export type Shape = {
  generators: number
  balancers: number
  gateways: number
  services: number
  /** The databases that share the quizzes. */
  partitions: number
  /** The cores of each machine, and the machines of each part. */
  machines: readonly number[]
  on: Record<Part, readonly number[]>
  /** The connections of each services process to each database. */
  pool: number
  /** The quizzes that are taken concurrently. */
  quizzes: number
}

/** A Node process: a single thread that does one task after the other. */
export type Process = { thread: Token; cores: Cores }

export type Machines = {
  /** The cores of the nth process of a part. */
  machineOf: (part: Part, index: number) => Cores
  generators: Process[]
  balancers: Process[]
  gateways: Process[]
  services: Process[]
  /** The connections of each services process to each database. */
  pools: Token[][]
  /** The row of each quiz, which only one transaction can write at a time. */
  rows: Token[]
}

/** Builds the machines of a fleet with their idle processes. */
export const buildMachines = (shape: Shape): Machines => {
  const machines = shape.machines.map((cores) => makeCores(cores))
  const machineOf = (part: Part, index: number): Cores =>
    machines[shape.on[part][index % shape.on[part].length]!]!
  const processes = (part: Part, count: number): Process[] =>
    Array.from({ length: count }, (_, index) => ({ thread: makeToken(1), cores: machineOf(part, index) }))
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
