import { entryOf } from '@quizwright/domain/defined.ts'
import type { AnyHandler } from '@quizwright/server/routes/handler.ts'

export type FairShare = (
  userId: string,
  signal: AbortSignal,
  work: (hasWaited: boolean) => ReturnType<AnyHandler>,
  sent?: Promise<unknown>,
) => Promise<unknown>

/**
 * Limits how many calls of each instructor run at a time. Further calls wait in order of arrival and occupy nothing
 * meanwhile, so that an instructor with many slow calls leaves database connections to others. A call whose caller
 * has disconnected is not started. A call whose response is large ends only when that has been `sent`. `work` learns
 * whether it had to wait, because what was checked before may not be true any more.
 */
export const createFairShare = (callsAtOnce: number): FairShare => {
  const running = new Map<string, number>()
  const waiting = new Map<string, (() => void)[]>()

  /** Returns whether the call had to wait. */
  const enter = async (userId: string): Promise<boolean> => {
    const count = running.get(userId) ?? 0
    if (count < callsAtOnce) {
      running.set(userId, count + 1)
      return false
    }
    const turn = Promise.withResolvers<void>()
    const queue = waiting.get(userId) ?? []
    queue.push(turn.resolve)
    waiting.set(userId, queue)
    await turn.promise
    return true
  }

  /** Starts the next waiting call in the freed slot. */
  const leave = (userId: string): void => {
    const queue = waiting.get(userId) ?? []
    const next = queue.shift()
    if (queue.length === 0) waiting.delete(userId)
    if (next) return next()
    const count = entryOf(running, userId) - 1
    if (count === 0) running.delete(userId)
    else running.set(userId, count)
  }

  return async (userId, signal, work, sent) => {
    const hasWaited = await enter(userId)
    try {
      signal.throwIfAborted()
      return await work(hasWaited)
    } finally {
      if (sent) void sent.then(() => leave(userId))
      else leave(userId)
    }
  }
}
