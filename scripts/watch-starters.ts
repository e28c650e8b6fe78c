import { elementAt, lastOf } from '@quizwright/domain/defined.ts'
import { readFileSync } from 'node:fs'

/** A process by its id and the time of its start, since ids are used again. */
type Process = { pid: number; parent: number; started: string }

const readProcess = (pid: number): Process | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in brackets, may hold anything.
    const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? undefined : { pid, parent: Number(parent), started: elementAt(rest, 17) }
  } catch {
    return undefined
  }
}

/** The programs that run a script of a package: the shell, pnpm, npx and npm. */
const runsScripts = (pid: number): boolean => {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    const isShell = /(?:^|\/)(?:ba|da|k|z)?sh$/.test(elementAt(words, 0)) && words[1] === '-c'
    return (
      isShell ||
      words.slice(0, 3).some((word) => /(?:^|\/)(?:npx|npm|pnpm)(?:[-.][\w.-]*)?$|^npm /.test(word))
    )
  } catch {
    return false
  }
}

/** The processes of the command that started this one, from its parent up. */
const starters = (): Process[] => {
  const found: Process[] = []
  for (let pid = process.ppid; pid > 1 && runsScripts(pid); pid = lastOf(found).parent) {
    const starter = readProcess(pid)
    if (!starter) break
    found.push(starter)
  }
  return found
}

/** How often the starters are looked for. */
const everyMs = 500

/**
 * Calls `gone` once one of npx, pnpm and their shells is gone: they end without passing SIGTERM on, and what they
 * started would keep ports and the data folder. Only where a package's script runs, and where the system tells of its
 * processes (Linux).
 */
export const watchStarters = (gone: () => void, environment = process.env): void => {
  if (environment['npm_lifecycle_event'] === undefined) return
  const watched = starters()
  if (watched.length === 0) return
  const timer = setInterval(() => {
    if (watched.every(({ pid, started }) => readProcess(pid)?.started === started)) return
    clearInterval(timer)
    gone()
  }, everyMs)
  timer.unref()
}
