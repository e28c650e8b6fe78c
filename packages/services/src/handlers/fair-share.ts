import type { AnyHandler } from '@quizwright/server/routes/handler.ts'

/**
 * Lets each instructor run so many calls at a time; further ones wait in order of arrival, and hold nothing meanwhile.
 * So whoever asks for much that is slow leaves connections to the database for the others. A call whose caller has
 * left is not begun.
 */
export const createFairShare = (callsAtOnce: number) => {
  const running = new Map<string, number>()
  const waiting = new Map<string, (() => void)[]>()

  const enter = async (userId: string): Promise<void> => {
    const count = running.get(userId) ?? 0
    if (count < callsAtOnce) {
      running.set(userId, count + 1)
      return
    }
    const turn = Promise.withResolvers<void>()
    const queue = waiting.get(userId) ?? []
    queue.push(turn.resolve)
    waiting.set(userId, queue)
    await turn.promise
  }

  /** The next one takes the place that is left. */
  const leave = (userId: string): void => {
    const queue = waiting.get(userId) ?? []
    const next = queue.shift()
    if (queue.length === 0) waiting.delete(userId)
    if (next) return next()
    const count = running.get(userId)! - 1
    if (count === 0) running.delete(userId)
    else running.set(userId, count)
  }

  return async (
    userId: string,
    signal: AbortSignal,
    work: () => ReturnType<AnyHandler>,
  ): Promise<unknown> => {
    await enter(userId)
    try {
      signal.throwIfAborted()
      return await work()
    } finally {
      leave(userId)
    }
  }
}
