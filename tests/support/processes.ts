import { defined } from '@quizwright/domain/defined.ts'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** A process of this folder that reports its address when it is ready and answers calls. */
export type Started = {
  url: string
  pid: number
  call: (name: string, ...args: unknown[]) => Promise<unknown>
  kill: (signal: NodeJS.Signals) => Promise<void>
}
type Answer = { id: number; value?: unknown; error?: string }

/**
 * Starts a process file of this folder with the environment of scripts/start.ts and the given flags of Node.
 * Rejects with its output if it ends before it is ready.
 */
export const startProcess = async (
  file: string,
  options: unknown,
  nodeFlags: readonly string[] = [],
): Promise<Started> => {
  const child = fork(new URL(file, import.meta.url), [JSON.stringify(options)], {
    silent: true,
    serialization: 'advanced',
    execArgv: [...nodeFlags],
    env: { MALLOC_ARENA_MAX: '1', ...process.env },
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => {
      written = (written + String(data)).slice(-4_000)
    })
  const url = await ready(child, () => written)
  const waiting = new Map<number, (answer: Answer) => void>()
  child.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer))
  let last = 0
  return {
    url,
    pid: defined(child.pid, 'child.pid'),
    call: (name, ...args) =>
      new Promise((resolve, reject) => {
        const id = ++last
        waiting.set(id, ({ value, error }) => {
          waiting.delete(id)
          if (error === undefined) resolve(value)
          else reject(new Error(error))
        })
        child.send({ id, name, args })
      }),
    kill: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

const ready = (child: ChildProcess, written: () => string): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url))
    child.once('exit', (code) =>
      reject(new Error(`The process ended with ${code} before it was ready: ${written()}`)),
    )
  })

/** The longest turn of this process's event loop, as its own clock tells it. */
const turns = monitorEventLoopDelay({ resolution: 1 })

/** The calls that every process of this folder answers, loaded on demand. */
const commonCalls = {
  startTurns: async () => {
    turns.reset()
    turns.enable()
  },
  longestTurn: async () => {
    turns.disable()
    return turns.max / 1e6
  },
  readLiveMemory: async () => (await import('./live-memory.ts')).readLiveMemory(),
  startProfile: async () => (await import('./profile-threads.ts')).startProfile(),
  stopProfile: async () => (await import('./profile-threads.ts')).stopProfile(),
}

/** Runs in the process: reports the address and serves the given calls. */
export const serveCalls = (
  url: string,
  ownCalls: Record<string, (...args: never[]) => Promise<unknown>>,
): void => {
  const calls: typeof ownCalls = { ...commonCalls, ...ownCalls }
  process.on('message', ({ id, name, args }: { id: number; name: string; args: never[] }) => {
    const call = calls[name]
    if (!call) return process.send?.({ id, error: `There is no call ${name}.` })
    call(...args).then(
      (value) => process.send?.({ id, value }),
      (error: unknown) => process.send?.({ id, error: String(error) }),
    )
  })
  // Written now, because a killed process cannot; the next one starts from this compile cache.
  flushCompileCache()
  process.send?.({ url })
}

/** Ends this process when the one that started it ends, from its first moment on. */
export const endWithParent = (): void => {
  if (!process.connected) process.exit(0)
  process.on('disconnect', () => process.exit(0))
}
