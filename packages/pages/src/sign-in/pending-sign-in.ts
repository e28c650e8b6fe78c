/**
 * The secret of a sign-in for which no second window could open, so that the window itself went to the provider. The
 * provider's page may have cut it off from its opener: then the next sign-in window of this browser finishes it.
 */
type Pending = { secret: string; address: string; at: number }

const storageKey = 'pending-sign-in'
/** As long as the services keep what a provider has answered. */
const lifeMs = 10 * 60_000
/** As long as somebody may take at the provider. */
const awayMs = 10 * 60_000

const read = (): Pending | undefined => {
  try {
    const text = localStorage.getItem(storageKey)
    return text === null ? undefined : (JSON.parse(text) as Pending)
  } catch {
    return undefined
  }
}

export const storePending = (secret: string): void => {
  const address = `${location.pathname}${location.search}`
  try {
    localStorage.setItem(storageKey, JSON.stringify({ secret, address, at: Date.now() }))
  } catch {
    // Without storage the sign-in ends on the page that the provider sends back to, which says what to do.
  }
}

/** The address of the sign-in window that went to the provider itself. */
export const pendingAddress = (): string | undefined => {
  const pending = read()
  if (!pending || Date.now() - pending.at > awayMs || !pending.address.startsWith('/sign-in?'))
    return undefined
  return pending.address
}

/** Returns the secret once, if its sign-in may have come back. */
export const takePending = (): string | undefined => {
  const pending = read()
  try {
    localStorage.removeItem(storageKey)
  } catch {
    return undefined
  }
  return pending && Date.now() - pending.at <= awayMs + lifeMs ? pending.secret : undefined
}
