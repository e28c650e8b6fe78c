import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** What a file was read as, a line each, and how it ended if a reader broke. */
export type Reading = { lines: string[]; ms: number; fault?: string }

/** After so long, a reader hangs. */
const maxMs = 60_000

/** A thread that reads files with the readers of a checkout. It is started again after it was stopped. */
export const startReader = (checkout: string) => {
  const start = () => new Worker(new URL('reading-worker.ts', import.meta.url), { workerData: { checkout } })
  let worker = start()
  const again = async (fault: string): Promise<Reading> => {
    await worker.terminate()
    worker = start()
    return { lines: [fault], ms: maxMs, fault }
  }
  return {
    read: async (bytes: Uint8Array, name: string): Promise<Reading> => {
      worker.postMessage({ bytes, name })
      try {
        const [reading] = (await once(worker, 'message', { signal: AbortSignal.timeout(maxMs) })) as [Reading]
        return reading
      } catch (error) {
        const isTimeout = error instanceof Error && error.name === 'AbortError'
        return again(isTimeout ? `hangs after ${maxMs / 1_000} s` : `ends the thread: ${String(error)}`)
      }
    },
    [Symbol.asyncDispose]: async () => void (await worker.terminate()),
  }
}
