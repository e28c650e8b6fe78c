import { Problem } from '@quizwright/contracts/problem.ts'
import { setTimeout as sleep } from 'node:timers/promises'

const pauseMs = 250
const patienceMs = 60_000

/** Whether a call failed because of a fault that passes, and not because of what it asked for. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof Problem) || error.retryable || error.status >= 500

/** Calls again while a server is away, as a page does. */
export const retried = async <T>(call: () => Promise<T>): Promise<T> => {
  const deadline = performance.now() + patienceMs
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!mayPass(error) || performance.now() > deadline) throw error
      await sleep(pauseMs)
    }
  }
}
