import { readdirSync, readFileSync } from 'node:fs'
import type { Part } from '../../../scripts/scale/measured.ts'

const ticksPerSecond = 100

export type CpuSeconds = Record<Part, number>
export type Pids = {
  balancers: readonly number[]
  gateway: readonly number[]
  services: readonly number[]
  postmaster: number
}

/** 0 for a process that has just ended. */
const orZero = (read: () => number): number => {
  try {
    return read()
  } catch {
    return 0
  }
}

/**
 * What the scheduler gave all threads of a process, to the nanosecond; the clock of /proc/<pid>/stat counts
 * hundredths of a second.
 */
export const cpuSecondsOf = (pid: number): number =>
  orZero(() => {
    const threads = readdirSync(`/proc/${pid}/task`)
    return threads.reduce(
      (sum, thread) =>
        sum +
        orZero(
          () => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e9,
        ),
      0,
    )
  })

/**
 * The fields after a process's name, from its state on: parent, ..., times of its own and of its children
 * that have ended.
 */
const statOf = (pid: number | string): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')

export const parentOf = (pid: number): number => Number(statOf(pid)[1])

/** The server with its backends and helpers, those that have ended among them. */
export const cpuOfPostgres = (postmaster: number): number => {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && orZero(() => Number(statOf(name)[1])) === postmaster,
  )
  const ended = orZero(
    () =>
      statOf(postmaster)
        .slice(13, 15)
        .reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond,
  )
  return cpuSecondsOf(postmaster) + ended + children.reduce((sum, pid) => sum + cpuSecondsOf(Number(pid)), 0)
}

/** CPU seconds since each part began. */
export const readCpu = ({ balancers, gateway, services, postmaster }: Pids): CpuSeconds => {
  const sum = (pids: readonly number[]): number => pids.reduce((total, pid) => total + cpuSecondsOf(pid), 0)
  return {
    generator: cpuSecondsOf(process.pid),
    balancers: sum(balancers),
    gateway: sum(gateway),
    services: sum(services),
    postgres: cpuOfPostgres(postmaster),
  }
}

/** CPU seconds that all cores have worked since the machine began, for whomever. */
export const readBusy = (): number => {
  const [user, nice, system, , , irq, softirq, steal] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]!
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user! + nice! + system! + irq! + softirq! + steal!) / ticksPerSecond
}
