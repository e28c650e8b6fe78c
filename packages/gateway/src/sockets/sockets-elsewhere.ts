/**
 * Messages about the open sockets of users. A worker sends one user's count after each change, and all counts when a
 * new worker starts. The supervisor adds the sending worker, passes the message on, and reports workers that start
 * or end.
 */
export type SocketsMessage =
  | { openSockets: { byUser: [userId: string, open: number][]; worker?: number } }
  | { goneWorker: number }
  | { newWorker: number }

export type SocketsElsewhere = {
  /** Returns how many sockets a user has open in the other workers. */
  count: (userId: string) => number
  /** Tells the other workers how many sockets a user has open in this one. */
  tell: (userId: string, open: number) => void
}
export type WorkerChannel = {
  send: (message: SocketsMessage) => unknown
  onMessage: (listener: (message: unknown) => void) => unknown
}

export const isSocketsMessage = (message: unknown): message is SocketsMessage =>
  typeof message === 'object' &&
  message !== null &&
  ('openSockets' in message || 'goneWorker' in message || 'newWorker' in message)

/** Used by a process without other workers. */
export const noSocketsElsewhere: SocketsElsewhere = { count: () => 0, tell: () => undefined }

/**
 * Counts the sockets of each user in the other workers of this machine, so that the limit holds for all together.
 */
export const countSocketsElsewhere = ({ send, onMessage }: WorkerChannel): SocketsElsewhere => {
  const here = new Map<string, number>()
  const byWorker = new Map<number, Map<string, number>>()

  const record = (worker: number, byUser: readonly [string, number][]): void => {
    const counts = byWorker.get(worker) ?? new Map<string, number>()
    byWorker.set(worker, counts)
    for (const [userId, open] of byUser) {
      if (open === 0) counts.delete(userId)
      else counts.set(userId, open)
    }
  }
  onMessage((message) => {
    if (!isSocketsMessage(message)) return
    if ('goneWorker' in message) byWorker.delete(message.goneWorker)
    else if ('newWorker' in message) send({ openSockets: { byUser: [...here] } })
    else if (message.openSockets.worker !== undefined)
      record(message.openSockets.worker, message.openSockets.byUser)
  })
  return {
    count: (userId) => [...byWorker.values()].reduce((sum, counts) => sum + (counts.get(userId) ?? 0), 0),
    tell: (userId, open) => {
      if (open === 0) here.delete(userId)
      else here.set(userId, open)
      send({ openSockets: { byUser: [[userId, open]] } })
    },
  }
}
