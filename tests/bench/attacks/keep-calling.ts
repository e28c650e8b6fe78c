import { setTimeout as wait } from 'node:timers/promises'
import { timed } from '../performance/compare-calls.ts'

/** Makes a call every so many milliseconds until some work has ended. Returns how long each took. */
export const keepCalling = async (
  call: () => Promise<unknown>,
  everyMs: number,
  until: Promise<unknown>,
): Promise<number[]> => {
  let hasEnded = false
  const end = () => void (hasEnded = true)
  until.then(end, end)
  const calls: Promise<number>[] = []
  while (!hasEnded) {
    calls.push(timed(call))
    await wait(everyMs)
  }
  return Promise.all(calls)
}
