import type { EventEmitter } from 'node:events'
import { loadedMessage } from '../workers/supervisor.ts'
import { isSocketsMessage, type SocketsMessage } from './sockets-elsewhere.ts'

/** The part of a `node:cluster` worker that is used here. */
type MessagedWorker = Pick<EventEmitter, 'on' | 'once'> & {
  id: number
  isConnected: () => boolean
  send: (message: SocketsMessage) => unknown
}

/** Passes a worker's counts of sockets on to the other workers, and tells them when the worker starts and ends. */
export const passSocketsOn = (worker: MessagedWorker, workers: () => readonly MessagedWorker[]): void => {
  const sendToOthers = (message: SocketsMessage): void => {
    for (const other of workers()) if (other.id !== worker.id && other.isConnected()) other.send(message)
  }
  worker.on('message', (message: unknown) => {
    // Only now does the new worker receive the answers of the others.
    if (message === loadedMessage) sendToOthers({ newWorker: worker.id })
    if (isSocketsMessage(message) && 'openSockets' in message)
      sendToOthers({ openSockets: { ...message.openSockets, worker: worker.id } })
  })
  worker.once('exit', () => sendToOthers({ goneWorker: worker.id }))
}
