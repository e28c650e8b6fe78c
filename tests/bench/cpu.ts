import { lastOf } from '@quizwright/domain/defined.ts'
import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

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
  lastOf(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')).split(' ')

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
