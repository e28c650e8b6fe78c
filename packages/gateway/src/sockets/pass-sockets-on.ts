import type { EventEmitter } from 'node:events'
import { loadedMessage } from '../supervisor.ts'
import { isSocketsMessage, type SocketsMessage } from './sockets-elsewhere.ts'

/** What is used of a worker of `node:cluster`. */
type TellingWorker = Pick<EventEmitter, 'on' | 'once'> & {
  id: number
  isConnected: () => boolean
  send: (message: SocketsMessage) => unknown
}

/** Passes on what a worker tells of its users' sockets, and tells the others when it begins and when it is gone. */
export const passSocketsOn = (worker: TellingWorker, workers: () => readonly TellingWorker[]): void => {
  const tellOthers = (message: SocketsMessage): void => {
    for (const other of workers()) if (other.id !== worker.id && other.isConnected()) other.send(message)
  }
  worker.on('message', (message: unknown) => {
    // Before that it would not hear what they answer.
    if (message === loadedMessage) tellOthers({ newWorker: worker.id })
    if (isSocketsMessage(message) && 'openSockets' in message)
      tellOthers({ openSockets: { ...message.openSockets, worker: worker.id } })
  })
  worker.once('exit', () => tellOthers({ goneWorker: worker.id }))
}
