import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Editors and git write several files at once. */
const settledMs = 200

export type Renewable = { renew: () => void; stop: () => Promise<void> }

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

/**
 * Restarts a server shortly after a request, once for several requests. A server that ended by itself, for
 * example because of an error in its sources, waits for the next request.
 */
export const startRenewable = (start: () => ChildProcess): Renewable => {
  let child = start()
  let turns = Promise.resolve()
  let settling: NodeJS.Timeout | undefined
  let isOver = false

  const end = async (): Promise<void> => {
    if (!isRunning(child)) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const begin = async (): Promise<void> => {
    await end()
    if (!isOver) child = start()
  }
  return {
    renew: () => {
      clearTimeout(settling)
      settling = setTimeout(() => {
        turns = turns.then(begin)
      }, settledMs)
    },
    stop: async () => {
      isOver = true
      clearTimeout(settling)
      await turns
      await end()
    },
  }
}
