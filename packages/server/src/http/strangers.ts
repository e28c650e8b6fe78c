type Stranger = { since: number; evict: () => void }

export type Strangers = {
  count: () => number
  /** Adds a socket, which `evict` closes. Returns a function that removes it; further calls of it do nothing. */
  add: (address: string, evict: () => void) => () => void
  /** Closes one socket, if there is any. */
  evictOne: () => void
}

/**
 * Keeps the sockets that have not sent credentials yet (strangers) by IP address, and selects the one to close for a
 * newcomer. It is taken from the address with most strangers, so that a crowd from one address does not affect
 * others. Of that address the newest is closed, but those past the grace period of `graceMs` come first, because a
 * browser signs in within that time.
 */
export const createStrangers = (graceMs: number, now: () => number = () => performance.now()): Strangers => {
  /** The strangers of each address, oldest first. */
  const byAddress = new Map<string, Set<Stranger>>()
  let count = 0

  const largest = (): Set<Stranger> | undefined => {
    let found: Set<Stranger> | undefined
    // Of addresses with equally many, the latest one is taken.
    for (const strangers of byAddress.values()) if (!found || strangers.size >= found.size) found = strangers
    return found
  }
  return {
    count: () => count,
    add: (address, evict) => {
      const ofAddress = byAddress.get(address) ?? new Set()
      const stranger = { since: now(), evict }
      byAddress.set(address, ofAddress.add(stranger))
      count++
      return () => {
        if (!ofAddress.delete(stranger)) return
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
