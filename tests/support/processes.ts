import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'

/** A process of this folder that tells its address when it is ready and answers calls. */
export type Started = {
  url: string
  pid: number
  call: (name: string, ...args: unknown[]) => Promise<unknown>
  kill: (signal: NodeJS.Signals) => Promise<void>
}
type Answer = { id: number; value?: unknown; error?: string }

/**
 * Starts one of the process files beside this one, with the environment that scripts/start.ts gives. Rejects
 * with what it wrote when it ends before it is ready.
 */
export const startProcess = async (file: string, options: unknown): Promise<Started> => {
  const child = fork(new URL(file, import.meta.url), [JSON.stringify(options)], {
    silent: true,
    serialization: 'advanced',
    execArgv: [],
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
    pid: child.pid!,
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

/** What every process of this folder can do; loaded when it is asked for. */
const commonCalls = {
  startProfile: async () => (await import('./profile-threads.ts')).startProfile(),
  stopProfile: async () => (await import('./profile-threads.ts')).stopProfile(),
}

/** The other end: says the address and serves the calls that are handed in. */
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
  // One that is killed writes nothing down any more; the next one starts from what this one compiled.
  flushCompileCache()
  process.send?.({ url })
}

/** Ends a process of this folder with the one that started it, from its first moment on. */
export const endWithParent = (): void => {
  if (!process.connected) process.exit(0)
  process.on('disconnect', () => process.exit(0))
}
