import { Problem } from '@quizwright/contracts/problem.ts'
import { setTimeout as sleep } from 'node:timers/promises'

const pauseMs = 250
const patienceMs = 60_000

/** Whether a call failed because of a temporary fault and not because of its content. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof Problem) || error.retryable || error.status >= 500

/** Repeats a call while a server is away, as a page does. */
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
