import { say } from '@quizwright/domain/language/say.ts'
import { storePending } from './pending-sign-in.ts'

export type SignedIn = { uid: string; token: string; user: unknown }

/** How somebody proves that an account with the same address is theirs: by a mailed code, or also by its password. */
export type Proof = 'password' | 'code'

/** What a sign-in at a provider came to. With `proof`, it goes on once that is given. */
export type ProviderOutcome = { signedIn: SignedIn } | { message: string; proof?: Proof } | 'cancelled'

const proofs: Partial<Record<string, Proof>> = {
  OIDC_PASSWORD_NEEDED: 'password',
  OIDC_CODE_NEEDED: 'code',
}

const askEveryMs = 1_000
const longestMs = 10 * 60_000

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const hashOf = async (secret: string): Promise<string> =>
  toText(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))))

const post = (path: string, body: object): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Asks for the token of a sign-in. Undefined while it is not done, and once it is over. */
export const redeem = async (
  secret: string,
  proof: { password?: string; code?: string } = {},
): Promise<ProviderOutcome | undefined> => {
  const response = await post('/sign-in/redeem', { secret, ...proof })
  if (response.status === 202) return undefined
  const body = (await response.json()) as SignedIn & { message: string; code: string }
  if (response.ok) return { signedIn: body }
  // Services that are busy for a moment end no sign-in, but a provider that did not answer has.
  const isBusy = response.status === 429 || response.status >= 500
  if (isBusy && body.code !== 'OIDC_UNREACHABLE') return undefined
  const needed = proofs[body.code]
  return { message: body.message, ...(needed && { proof: needed }) }
}

/** Has a code mailed to the address of the account. Returns why not, in a sentence. */
export const mailCode = async (secret: string): Promise<string | undefined> => {
  const response = await post('/sign-in/mail-code', { secret })
  return response.ok ? undefined : ((await response.json()) as { message: string }).message
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
  return { message: say('The sign-in took too long. Try again.') }
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
