import { defined } from '@quizwright/domain/defined.ts'

type Window = { count: number; endsAt: number }
/** Numbers of requests by key. */
export type Counted = [key: string, requests: number][]

export type RequestCounter = {
  /** Counts a request. Returns undefined if it is allowed, otherwise the seconds until the next one is. */
  count: (key: string) => number | undefined
  /** Returns the requests counted in this process since the last call. */
  takeCounted: () => Counted
  /** Adds the counts of other processes. */
  addCounted: (counted: Counted) => void
}

/** The maximum number of keys. Beyond it the oldest key is forgotten. */
const maxKeys = 20_000

/**
 * Counts requests by key in time windows. The window of a key begins with its first request. The counts of other
 * processes on this machine are added, so that a limit holds for all of them together.
 */
export const createRequestCounter = (
  max: number,
  windowMs: number,
  now: () => number = () => performance.now(),
): RequestCounter => {
  const windows = new Map<string, Window>()
  let unreported = new Map<string, number>()

  const windowOf = (key: string): Window => {
    const time = now()
    const known = windows.get(key)
    if (known && known.endsAt > time) return known
    windows.delete(key)
    const started = { count: 0, endsAt: time + windowMs }
    windows.set(key, started)
    if (windows.size > maxKeys) windows.delete(defined(windows.keys().next().value, 'oldest key'))
    return started
  }
  return {
    count: (key) => {
      const window = windowOf(key)
      window.count++
      // Where no other process asks for them, they are not kept without bound.
      if (unreported.size < maxKeys || unreported.has(key))
        unreported.set(key, (unreported.get(key) ?? 0) + 1)
      return window.count > max ? Math.ceil((window.endsAt - now()) / 1_000) : undefined
    },
    takeCounted: () => {
      const counted = [...unreported]
      unreported = new Map()
      return counted
    },
    addCounted: (counted) => {
      for (const [key, requests] of counted) windowOf(key).count += requests
    },
  }
}
