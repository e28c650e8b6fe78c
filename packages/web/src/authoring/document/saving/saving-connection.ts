import type { Frame } from '@quizwright/contracts/channels.ts'
import { Problem, problemFromFrame } from '@quizwright/contracts/problem.ts'
import { type Channel, openChannel } from '../../../api/open-channel.ts'

export type Reply = Exclude<Frame<'questionSaving', 'fromService'>, { event: 'authenticated' }>
type SavingChannel = Channel<'questionSaving'>

/** How long to wait for a reply before the connection counts as broken, in milliseconds. */
const replyTimeoutMs = 15_000

/** Codes of transient failures, after which the save continues where it stopped. */
const transientCodes: ReadonlySet<string> = new Set(['UPSTREAM_DOWN', 'UPSTREAM_TIMEOUT', 'BUSY'])

/** A connection of a save. It sends one request after the other. */
export type SavingConnection = {
  /** Resolves when frames may be sent. Rejects with a Problem. */
  opened: Promise<SavingChannel>
  /** Resolves when the connection is closed. */
  closed: Promise<void>
  /** Sends a frame and waits for a matching reply. Rejects if the connection breaks or the reply is late. */
  request: (send: (channel: SavingChannel) => void, fits: (reply: Reply) => boolean) => Promise<Reply>
  close: () => void
}

export const openConnection = (): SavingConnection => {
  const closing = new AbortController()
  const closed = Promise.withResolvers<void>()
  /**
   * Replies that arrived before their request: "a new version is needed" may follow the acknowledgement of a
   * batch.
   */
  let early: Reply[] = []
  let receive: ((reply: Reply) => void) | undefined

  const opened = openChannel('questionSaving', {
    signal: closing.signal,
    onClose: () => closed.resolve(),
    onFrame: (reply) => (receive ? receive(reply as Reply) : early.push(reply as Reply)),
  })
  opened.catch(() => closed.resolve())

  const request: SavingConnection['request'] = async (send, fits) => {
    const channel = await opened
    const response = Promise.withResolvers<Reply>()
    let hasReply = false
    receive = (reply) => {
      if (reply.event !== 'error' && !fits(reply)) return
      hasReply = true
      if (reply.event === 'error' && transientCodes.has(reply.data.code))
        response.reject(problemFromFrame(reply.data))
      else response.resolve(reply)
    }
    const timer = setTimeout(() => response.reject(new Problem('UPSTREAM_TIMEOUT')), replyTimeoutMs)
    void closed.promise.then(() => response.reject(new Problem('UPSTREAM_DOWN')))
    const before = early
    early = []
    before.forEach(receive)
    if (!hasReply) send(channel)
    return response.promise.finally(() => {
      clearTimeout(timer)
      receive = undefined
    })
  }

  return { opened, closed: closed.promise, request, close: () => closing.abort() }
}
