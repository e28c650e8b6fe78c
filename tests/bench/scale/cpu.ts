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
 * The CPU time of all threads of a process in nanoseconds, from the scheduler. /proc/<pid>/stat only counts
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
 * The fields of /proc/<pid>/stat from the state on: parent, ..., the process's own CPU times, and those of
 * its ended children.
 */
const statOf = (pid: number | string): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')

export const parentOf = (pid: number): number => Number(statOf(pid)[1])

/** The CPU time of a process and its children, including ended ones. */
export const cpuOfTree = (parent: number): number => {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && orZero(() => Number(statOf(name)[1])) === parent,
  )
  const ended = orZero(
    () =>
      statOf(parent)
        .slice(13, 15)
        .reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond,
  )
  return cpuSecondsOf(parent) + ended + children.reduce((sum, pid) => sum + cpuSecondsOf(Number(pid)), 0)
}

/** CPU seconds since each part started. */
export const readCpu = ({ balancers, gateway, services, postmaster }: Pids): CpuSeconds => {
  const sum = (pids: readonly number[]): number => pids.reduce((total, pid) => total + cpuSecondsOf(pid), 0)
  return {
    generator: cpuSecondsOf(process.pid),
    balancers: sum(balancers),
    gateway: sum(gateway),
    services: sum(services),
    postgres: cpuOfTree(postmaster),
  }
}

/** CPU seconds of all cores since boot, for all programs. */
export const readBusy = (): number => {
  const [user, nice, system, , , irq, softirq, steal] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]!
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user! + nice! + system! + irq! + softirq! + steal!) / ticksPerSecond
}
