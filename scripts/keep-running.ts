import { spawn, type ChildProcess } from 'node:child_process'
import { restartDelay } from '@quizwright/gateway/workers/restart-delay.ts'
import { standbyEnvironment, startMessage } from '@quizwright/server/process/wait-on-standby.ts'

export type Kept = {
  /** The id of the running process. */
  pid: () => number | undefined
  /** Reports that the process works. If it ends before that, restarting would only repeat the error. */
  works: () => void
  /** Ends the process with SIGTERM, waits at most `patienceMs`, then kills it. */
  stop: (patienceMs: number) => Promise<void>
}
export type KeepOptions = {
  name: string
  args: readonly string[]
  env: NodeJS.ProcessEnv
  say: (sentence: string) => void
  /** Called when the process ended before it ever worked. It has printed its error itself. */
  gaveUp: () => void
  /**
   * Keeps a second process that has loaded the program and waits (`waitOnStandby`), so that it can take over
   * at once. Loading is the slowest part of a start.
   */
  hasSpare?: boolean
  /** The delay before a spare is loaded, so that it does not compete with the process that has just started. */
  spareDelayMs?: number
}

const minute = 60_000

/**
 * Runs a Node program and restarts it whenever it dies. The program ends itself when its channel to this
 * process breaks.
 */
export const keepRunning = ({
  name,
  args,
  env,
  say,
  gaveUp,
  hasSpare = false,
  spareDelayMs = 5_000,
}: KeepOptions): Kept => {
  let child: ChildProcess
  let spare: ChildProcess | undefined
  let spareTimer: NodeJS.Timeout | undefined
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
  // In its own process group: Ctrl-C in a terminal reaches only the parent, which ends its children in order.
  // If the parent is killed, the children notice it by the channel.
  const launch = (settings: NodeJS.ProcessEnv): ChildProcess => {
    const launched = spawn(process.execPath, args, {
      env: settings,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    })
    // A message to a process that was killed a moment before, or a process that the system could not start. The
    // first has an exit too.
    launched.on('error', (error) => {
      if (launched.pid !== undefined) return
      say(`The ${name} could not be started (${error.message}).`)
      if (launched === child) ended(null, null)
    })
    return launched
  }
  const start = (): void => {
    const ready = spare?.connected ? spare : undefined
    spare = undefined
    child = ready ?? launch(env)
    child.once('exit', ended)
    ready?.send(startMessage)
    if (hasWorked) prepareSpare()
  }
  const prepareSpare = (): void => {
    if (!hasSpare) return
    clearTimeout(spareTimer)
    spareTimer = setTimeout(() => {
      const loaded = launch({ ...env, ...standbyEnvironment })
      spare = loaded
      // The spare was killed while it waited, so the next start loads the program itself.
      loaded.once('exit', () => {
        if (spare === loaded) spare = undefined
      })
    }, spareDelayMs)
  }
  start()

  return {
    pid: () => child.pid,
    works: () => {
      hasWorked = true
      prepareSpare()
    },
    stop: (patienceMs) =>
      new Promise((resolve) => {
        stopping = true
        clearTimeout(waiting)
        clearTimeout(spareTimer)
        spare?.kill('SIGKILL')
        if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve()
        const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
        child.once('exit', () => {
          clearTimeout(timer)
          resolve()
        })
        child.kill('SIGTERM')
      }),
  }
}
