import type { Frame } from '@quizwright/contracts/channels.ts'
import { Problem, problemFromFrame } from '@quizwright/contracts/problem.ts'
import { type Channel, openChannel } from '../../../api/open-channel.ts'

export type Reply = Exclude<Frame<'questionSaving', 'fromService'>, { event: 'authenticated' }>
type SavingChannel = Channel<'questionSaving'>

/** How long a question may stay without a reply before the connection counts as broken, in milliseconds. */
const patienceMs = 15_000

/** Failures of the way to the service: they pass, and the save goes on where it was. */
const broken: ReadonlySet<string> = new Set(['UPSTREAM_DOWN', 'UPSTREAM_TIMEOUT', 'BUSY'])

/** One connection of a save: what is said on it is answered, one thing after the other. */
export type SavingLine = {
  /** Resolves when frames may be sent. Rejects with a Problem. */
  opened: Promise<SavingChannel>
  /** Resolves when the connection is gone. */
  ended: Promise<void>
  /**
   * Says something and waits for a reply that fits. Rejects when the connection breaks, or stays silent too
   * long.
   */
  ask: (say: (channel: SavingChannel) => void, fits: (reply: Reply) => boolean) => Promise<Reply>
  close: () => void
}

export const openLine = (): SavingLine => {
  const leaving = new AbortController()
  const ended = Promise.withResolvers<void>()
  /**
   * Replies that nobody was waiting for: that a new version is needed may be said after a batch was
   * acknowledged.
   */
  let early: Reply[] = []
  let hear: ((reply: Reply) => void) | undefined

  const opened = openChannel('questionSaving', {
    signal: leaving.signal,
    onClose: () => ended.resolve(),
    onFrame: (reply) => (hear ? hear(reply as Reply) : early.push(reply as Reply)),
  })
  opened.catch(() => ended.resolve())

  const ask: SavingLine['ask'] = async (say, fits) => {
    const channel = await opened
    const answer = Promise.withResolvers<Reply>()
    let isAnswered = false
    hear = (reply) => {
      if (reply.event !== 'error' && !fits(reply)) return
      isAnswered = true
      if (reply.event === 'error' && broken.has(reply.data.code)) answer.reject(problemFromFrame(reply.data))
      else answer.resolve(reply)
    }
    const timer = setTimeout(() => answer.reject(new Problem('UPSTREAM_TIMEOUT')), patienceMs)
    void ended.promise.then(() => answer.reject(new Problem('UPSTREAM_DOWN')))
    const before = early
    early = []
    before.forEach(hear)
    if (!isAnswered) say(channel)
    return answer.promise.finally(() => {
      clearTimeout(timer)
      hear = undefined
    })
  }

  return { opened, ended: ended.promise, ask, close: () => leaving.abort() }
}
