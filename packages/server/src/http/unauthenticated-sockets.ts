type UnauthenticatedSocket = { since: number; evict: () => void }

export type UnauthenticatedSockets = {
  count: () => number
  /** Adds a socket, which `evict` closes. Returns a function that removes it; further calls of it do nothing. */
  add: (address: string, evict: () => void) => () => void
  /** Closes one socket, if there is any. */
  evictOne: () => void
}

/**
 * Keeps the sockets that have not sent credentials yet by IP address, and selects the one to close for a newcomer. It
 * is taken from the address with most of them, so that a crowd from one address does not affect others. Of that
 * address the newest is closed, but those past the grace period of `graceMs` come first, because a browser signs in
 * within that time.
 */
export const createUnauthenticatedSockets = (
  graceMs: number,
  now: () => number = () => performance.now(),
): UnauthenticatedSockets => {
  /** The sockets of each address, oldest first. */
  const byAddress = new Map<string, Set<UnauthenticatedSocket>>()
  let count = 0

  const largest = (): Set<UnauthenticatedSocket> | undefined => {
    let found: Set<UnauthenticatedSocket> | undefined
    // Of addresses with equally many, the latest one is taken.
    for (const unauthenticated of byAddress.values())
      if (!found || unauthenticated.size >= found.size) found = unauthenticated
    return found
  }
  return {
    count: () => count,
    add: (address, evict) => {
      const ofAddress = byAddress.get(address) ?? new Set()
      const socket = { since: now(), evict }
      byAddress.set(address, ofAddress.add(socket))
      count++
      return () => {
        if (!ofAddress.delete(socket)) return
        count--
        if (ofAddress.size === 0 && byAddress.get(address) === ofAddress) byAddress.delete(address)
      }
    },
    evictOne: () => {
      const newestFirst = [...(largest() ?? [])].reverse()
      const silent = newestFirst.find(({ since }) => now() - since >= graceMs)
      ;(silent ?? newestFirst[0])?.evict()
    },
  }
}
