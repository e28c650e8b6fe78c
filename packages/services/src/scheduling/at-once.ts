import { Problem } from '@quizwright/contracts/problem.ts'
import { entryOf } from '@quizwright/domain/defined.ts'

const retryAfterSeconds = 3

/**
 * Bounds how many calls of one person run or wait at a time, before anything is read for them: a call that its line
 * would refuse anyway must not cost others the queries before it. Throws TOO_MANY_REQUESTS beyond.
 */
export const createAtOnce = (max: number) => {
  const calls = new Map<string, number>()
  return async <Result>(person: string, call: () => Promise<Result>): Promise<Result> => {
    const before = calls.get(person) ?? 0
    if (before >= max) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds })
    calls.set(person, before + 1)
    try {
      return await call()
    } finally {
      const left = entryOf(calls, person) - 1
      if (left === 0) calls.delete(person)
      else calls.set(person, left)
    }
  }
}
