import type { Counted, RequestCounter } from '@quizwright/server/http/request-counter.ts'

/** A worker sends its counts with this message, and the supervisor passes it on to the other workers. */
export type CountedMessage = { counted: Record<string, Counted> }

export const isCountedMessage = (message: unknown): message is CountedMessage =>
  typeof message === 'object' && message !== null && 'counted' in message

/** How often workers share their counts. A limit can be exceeded by the requests of this interval. */
const shareEveryMs = 100

type Channel = {
  send: (message: CountedMessage) => unknown
  onMessage: (listener: (message: unknown) => void) => unknown
}

/** Shares the counts of named counters with the other workers. Returns a function that stops sharing. */
export const shareCounts = (counters: Record<string, RequestCounter>, { send, onMessage }: Channel) => {
  onMessage((message) => {
    if (!isCountedMessage(message)) return
    for (const [name, counted] of Object.entries(message.counted)) counters[name]?.addCounted(counted)
  })
  const timer = setInterval(() => {
    const counted = Object.fromEntries(
      Object.entries(counters).map(([name, counter]) => [name, counter.takeCounted()]),
    )
    if (Object.values(counted).some(({ length }) => length > 0)) send({ counted })
  }, shareEveryMs)
  return () => clearInterval(timer)
}

type CountingWorker = {
  isConnected: () => boolean
  send: (message: CountedMessage) => unknown
}

/** Passes the counts of one worker on to all others. */
export const passCountsOn = (
  from: CountingWorker,
  message: unknown,
  workers: readonly CountingWorker[],
): void => {
  if (!isCountedMessage(message)) return
  for (const worker of workers) if (worker !== from && worker.isConnected()) worker.send(message)
}
