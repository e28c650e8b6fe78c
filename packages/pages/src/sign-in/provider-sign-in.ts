import { say } from '@quizwright/domain/language/say.ts'
import { storePending } from './pending-sign-in.ts'

export type SignedIn = { uid: string; token: string; user: unknown }

/** What a sign-in at a provider came to. `connects`: the account's password is needed once. */
export type ProviderOutcome = { signedIn: SignedIn } | { message: string; connects: boolean } | 'cancelled'

const askEveryMs = 1_000
const longestMs = 10 * 60_000

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const hashOf = async (secret: string): Promise<string> =>
  toText(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))))

/** Asks for the token of a sign-in. Undefined while it is not done, and once it is over. */
export const redeem = async (secret: string, password?: string): Promise<ProviderOutcome | undefined> => {
  const response = await fetch('/sign-in/redeem', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret, ...(password !== undefined && { password }) }),
  })
  if (response.status === 202) return undefined
  const body = (await response.json()) as SignedIn & { message: string; code: string }
  if (response.ok) return { signedIn: body }
  // Services that are busy for a moment end no sign-in, but a provider that did not answer has.
  const isBusy = response.status === 429 || response.status >= 500
  if (isBusy && body.code !== 'OIDC_UNREACHABLE') return undefined
  return { message: body.message, connects: body.code === 'OIDC_PASSWORD_NEEDED' }
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, askEveryMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Asks until the sign-in is done, cancelled, or nobody can still be at the provider. */
export const waitFor = async (secret: string, signal: AbortSignal): Promise<ProviderOutcome> => {
  const end = Date.now() + longestMs
  while (Date.now() < end) {
    await pause(signal)
    if (signal.aborted) return 'cancelled'
    const outcome = await redeem(secret).catch(() => undefined)
    if (outcome) return outcome
  }
  return { message: say('The sign-in took too long. Try again.'), connects: false }
}

/** The secret of a sign-in, and the hash of it, which may stand in an address. */
export type Flow = { secret: string; hash: string }

export const makeFlow = async (): Promise<Flow> => {
  const secret = toText(crypto.getRandomValues(new Uint8Array(32)))
  return { secret, hash: await hashOf(secret) }
}

/**
 * Opens a provider's page in a second window, because that page may cut its window off from its opener for good. If
 * no second window may open, this one goes there itself.
 */
export const openProvider = (name: string, { secret, hash }: Flow): void => {
  const address = `/sign-in/with/${name}?flow=${hash}`
  if (window.open(address, 'provider', 'popup,width=520,height=680')) return
  storePending(secret)
  location.assign(address)
}
