import type { Told } from './process-snapshot.ts'

/** What the supervisor asks of a worker, and what it hears. */
export const tellQuestion = 'tell'
export type Telling = { told: Told }

/** A worker of `node:cluster`, as far as it is asked here. */
export type AskedWorker = {
  isConnected: () => boolean
  send: (question: string) => unknown
  on: (event: 'message', listener: (message: unknown) => void) => unknown
  off: (event: 'message', listener: (message: unknown) => void) => unknown
}

const patienceMs = 1_000

const isTelling = (message: unknown): message is Telling =>
  typeof message === 'object' && message !== null && 'told' in message

const ask = (worker: AskedWorker): Promise<Told | undefined> =>
  new Promise((resolve) => {
    const end = (told: Told | undefined): void => {
      clearTimeout(timer)
      worker.off('message', listen)
      resolve(told)
    }
    const listen = (message: unknown): void => {
      if (isTelling(message)) end(message.told)
    }
    const timer = setTimeout(() => end(undefined), patienceMs)
    worker.on('message', listen)
    if (worker.isConnected()) worker.send(tellQuestion)
    else end(undefined)
  })

/** Asks all workers. One that is busy, loading or gone is left out after a second. */
export const askWorkers = async (workers: readonly AskedWorker[]): Promise<Told[]> =>
  (await Promise.all(workers.map(ask))).filter((told) => told !== undefined)
