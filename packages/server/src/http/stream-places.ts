import { Problem } from '@quizwright/contracts/problem.ts'
import type { ServerResponse } from 'node:http'

/** A response that is open, as far as its place is concerned. */
export type OpenResponse = Pick<ServerResponse, 'closed' | 'once' | 'destroy' | 'writableNeedDrain'>

type PlaceOptions = {
  /** The maximum number of responses that are open at the same time. */
  total: number
  /** The maximum number for one key, which is an IP address or a user. */
  perKey: number
  /** The message for a caller who has too many. */
  message: string
  /**
   * A response that is older than this, and whose caller reads nothing at the moment, is cut off for a newcomer.
   * Without it nothing is cut off, as uploads, which nobody could continue.
   */
  cutStalledAfterMs?: number
}

/** Counts a response until it closes. Throws TOO_MANY_REQUESTS if its key has too many, BUSY if there are too many. */
export type TakePlace = (key: string, response: OpenResponse) => void

const retryAfterSeconds = 5

/**
 * Bounds the responses that are open at the same time, in all and for each key. Silent callers would otherwise hold
 * all connections or files that the responses read from, for as long as a slow reader is tolerated.
 */
export const createStreamPlaces = (
  { total, perKey, message, cutStalledAfterMs = Infinity }: PlaceOptions,
  now: () => number = () => performance.now(),
): TakePlace => {
  /** The open responses of each key with the time of their begin, oldest first. */
  const open = new Map<string, Map<OpenResponse, number>>()
  let count = 0

  const remove = (key: string, response: OpenResponse): void => {
    const ofKey = open.get(key)
    if (!ofKey?.delete(response)) return
    count--
    if (ofKey.size === 0) open.delete(key)
  }
  const cut = (key: string, response: OpenResponse): void => {
    remove(key, response)
    response.destroy()
  }
  const cutStalled = (key: string): boolean => {
    for (const [response, since] of open.get(key) ?? []) {
      if (now() - since < cutStalledAfterMs || !response.writableNeedDrain) continue
      cut(key, response)
      return true
    }
    return false
  }
  const largestKey = (): string | undefined => {
    let largest: string | undefined
    for (const [key, { size }] of open) if (size > (open.get(largest ?? '')?.size ?? 0)) largest = key
    return largest
  }
  /** Makes a place by cutting off a stalled response, of the key that has most. */
  const makePlace = (): boolean => {
    const largest = largestKey()
    if (largest === undefined) return false
    return cutStalled(largest) || [...open.keys()].some(cutStalled)
  }

  return (key, response) => {
    if ((open.get(key)?.size ?? 0) >= perKey && !cutStalled(key))
      throw new Problem('TOO_MANY_REQUESTS', { message, retryAfterSeconds })
    if (count >= total && !makePlace()) throw new Problem('BUSY', { retryAfterSeconds })
    if (response.closed) return
    const ofKey = open.get(key) ?? new Map<OpenResponse, number>()
    open.set(key, ofKey.set(response, now()))
    count++
    response.once('close', () => remove(key, response))
  }
}
