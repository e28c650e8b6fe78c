import type { ProcessSnapshot } from './process-snapshot.ts'

/** The message by which the supervisor requests a worker's snapshot. */
export const snapshotRequest = 'snapshot'
/** The worker's reply. */
export type SnapshotMessage = { snapshot: ProcessSnapshot }

/** What is used of a worker of `node:cluster`. */
export type SnapshotWorker = {
  isConnected: () => boolean
  send: (message: string) => unknown
  on: (event: 'message', listener: (message: unknown) => void) => unknown
  off: (event: 'message', listener: (message: unknown) => void) => unknown
}

const timeoutMs = 1_000

const isSnapshotMessage = (message: unknown): message is SnapshotMessage =>
  typeof message === 'object' && message !== null && 'snapshot' in message

const requestSnapshot = (worker: SnapshotWorker): Promise<ProcessSnapshot | undefined> =>
  new Promise((resolve) => {
    const finish = (snapshot: ProcessSnapshot | undefined): void => {
      clearTimeout(timer)
      worker.off('message', onMessage)
      resolve(snapshot)
    }
    const onMessage = (message: unknown): void => {
      if (isSnapshotMessage(message)) finish(message.snapshot)
    }
    const timer = setTimeout(() => finish(undefined), timeoutMs)
    worker.on('message', onMessage)
    if (worker.isConnected()) worker.send(snapshotRequest)
    else finish(undefined)
  })

/** The snapshots of all workers. One that does not reply within a second is left out. */
export const readWorkerSnapshots = async (workers: readonly SnapshotWorker[]): Promise<ProcessSnapshot[]> =>
  (await Promise.all(workers.map(requestSnapshot))).filter((snapshot) => snapshot !== undefined)
