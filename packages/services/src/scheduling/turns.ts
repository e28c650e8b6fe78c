import { Problem } from '@quizwright/contracts/problem.ts'
import { defined, elementAt, entryOf } from '@quizwright/domain/defined.ts'

export type TurnLimits = {
  /** How many run at a time, in all and of one person. */
  atOnce: number
  perPerson: number
  /** How many may wait, in all and of one person. */
  waiting: number
  waitingPerPerson: number
}

export type Turns = {
  /**
   * Waits for a turn and returns the function that ends it. Throws BUSY if too many wait, TOO_MANY_REQUESTS if too
   * many of this person do, and the reason of the signal if it aborts.
   */
  take: (person: string, signal?: AbortSignal) => Promise<() => void>
  run: <Result>(person: string, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>
  /** The place in line of what this person asked for, from 1. Undefined if nothing of theirs waits. */
  placeOf: (person: string) => number | undefined
  /** Whether anybody waits. */
  isContested: () => boolean
}

type Waiting = { person: string; start: () => void }

const retryAfterSeconds = 3

/**
 * Lets expensive work run one after the other: some pieces at a time, few of them of one person, in order of arrival.
 * Who waits holds nothing meanwhile, and beyond a short line is refused at once, which is cheaper than a timeout.
 */
export const createTurns = (limits: TurnLimits): Turns => {
  const running = new Map<string, number>()
  const line: Waiting[] = []
  let runningCount = 0

  const mayStart = (person: string): boolean =>
    runningCount < limits.atOnce && (running.get(person) ?? 0) < limits.perPerson
  const start = (person: string): void => {
    running.set(person, (running.get(person) ?? 0) + 1)
    runningCount++
  }
  const startWaiting = (): void => {
    for (let index = 0; index < line.length && runningCount < limits.atOnce;) {
      const { person, start: resolve } = elementAt(line, index)
      if (!mayStart(person)) {
        index++
        continue
      }
      line.splice(index, 1)
      start(person)
      resolve()
    }
  }
  const endOf = (person: string) => {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const count = entryOf(running, person) - 1
      if (count === 0) running.delete(person)
      else running.set(person, count)
      runningCount--
      startWaiting()
    }
  }
  const wait = (person: string, signal: AbortSignal | undefined): Promise<void> => {
    if (line.filter((waiting) => waiting.person === person).length >= limits.waitingPerPerson)
      throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds })
    if (line.length >= limits.waiting) throw new Problem('BUSY', { retryAfterSeconds })
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(waiting), 1)
        reject(defined(signal, 'signal').reason as Error)
      }
      const waiting = {
        person,
        start: () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
      }
      signal?.addEventListener('abort', leave, { once: true })
      line.push(waiting)
    })
  }
  const take = async (person: string, signal?: AbortSignal): Promise<() => void> => {
    signal?.throwIfAborted()
    if (mayStart(person)) start(person)
    else await wait(person, signal)
    return endOf(person)
  }
  return {
    take,
    run: async (person, work, signal) => {
      const end = await take(person, signal)
      try {
        return await work()
      } finally {
        end()
      }
    },
    placeOf: (person) => {
      const place = line.findIndex((waiting) => waiting.person === person)
      return place === -1 ? undefined : place + 1
    },
    isContested: () => line.length > 0,
  }
}
