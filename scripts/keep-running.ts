import { spawn, type ChildProcess } from 'node:child_process'
import { restartDelay } from '@quizwright/gateway/restart-delay.ts'

export type Kept = {
  /** Of the process that runs just now. */
  pid: () => number | undefined
  /** Whether it has been seen to work; before that, an end is a fault that a restart would only repeat. */
  works: () => void
  /** Ends it with SIGTERM and waits, at most `patienceMs`, then kills it. */
  stop: (patienceMs: number) => Promise<void>
}
export type KeepOptions = {
  name: string
  args: readonly string[]
  env: NodeJS.ProcessEnv
  say: (sentence: string) => void
  /** It ended before it ever worked. What it had to say it has written itself. */
  gaveUp: () => void
}

const minute = 60_000

/**
 * Runs a Node program and starts it again whenever it dies, sooner or later. The program ends itself when its
 * channel to this process breaks.
 */
export const keepRunning = ({ name, args, env, say, gaveUp }: KeepOptions): Kept => {
  let child: ChildProcess
  let waiting: NodeJS.Timeout | undefined
  let crashes: number[] = []
  let hasWorked = false
  let stopping = false

  const ended = (code: number | null, signal: string | null): void => {
    if (stopping) return
    if (!hasWorked) return gaveUp()
    crashes = [...crashes, Date.now()].filter((at) => at > Date.now() - minute)
    const delay = restartDelay(crashes.length)
    say(
      `The ${name} ended (${signal ?? `code ${code}`}) and is started ` +
        `again${delay > 0 ? ` in ${delay / 1_000} s` : ''}.`,
    )
    waiting = setTimeout(start, delay)
  }
  const start = (): void => {
    // In a group of its own: Ctrl-C in a terminal is for the parent, which ends its children in order. The
    // channel tells it of a parent that was killed and could end nobody.
    child = spawn(process.execPath, args, {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    })
    child.once('exit', ended)
  }
  start()

  return {
    pid: () => child.pid,
    works: () => {
      hasWorked = true
    },
    stop: (patienceMs) =>
      new Promise((resolve) => {
        stopping = true
        clearTimeout(waiting)
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
        child.once('exit', () => {
          clearTimeout(timer)
          resolve()
        })
        child.kill('SIGTERM')
      }),
  }
}
