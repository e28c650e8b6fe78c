type Stranger = { since: number; evict: () => void }

export type Strangers = {
  count: () => number
  /** Adds a socket; `evict` closes it. Returns what removes it, which does nothing the second time. */
  add: (address: string, evict: () => void) => () => void
  /** Closes one socket, if there is any. */
  evictOne: () => void
}

/**
 * The sockets whose browsers have not sent credentials, by IP address. The one that is closed for a newcomer is
 * of the address that has most, so that a crowd from one address costs others nothing. Of that address it is
 * the newest; but one that had `graceMs` to speak goes before those that just came, because a browser that
 * means to sign in does so within that time.
 */
export const createStrangers = (graceMs: number, now: () => number = () => performance.now()): Strangers => {
  /** Of each address, the oldest first. */
  const byAddress = new Map<string, Set<Stranger>>()
  let count = 0

  const largest = (): Set<Stranger> | undefined => {
    let found: Set<Stranger> | undefined
    // Of equals the one that came last.
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
