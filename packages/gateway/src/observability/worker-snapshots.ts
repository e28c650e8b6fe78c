import type { ProcessSnapshot } from './process-snapshot.ts'

/** The supervisor requests a worker's snapshot with this message. */
export const snapshotRequest = 'snapshot'
/** The worker's answer to the request. */
export type SnapshotMessage = { snapshot: ProcessSnapshot }

/** The part of a `node:cluster` worker that is used here. */
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

/** Returns the snapshots of all workers. A worker that does not answer within a second is left out. */
export const readWorkerSnapshots = async (workers: readonly SnapshotWorker[]): Promise<ProcessSnapshot[]> =>
  (await Promise.all(workers.map(requestSnapshot))).filter((snapshot) => snapshot !== undefined)
