import * as z from 'zod'
import { openPayload, sealPayload } from '../sealed-payload.ts'

/** SHA-256 as base64url. */
export const hash = z.string().regex(/^[\w-]{43}$/)

/** What the parameter `state` carries through the provider. */
const signInState = z.object({
  provider: z.string(),
  flowHash: hash,
  browserHash: hash,
  nonce: z.string(),
  verifier: z.string(),
})
export type SignInState = z.infer<typeof signInState>

/** The time that somebody may take at the provider. */
const lifeMs = 10 * 60_000

export const sealState = (key: Buffer, state: SignInState, now: Date): Promise<string> =>
  sealPayload(key, state, { now, lifeMs })

export const openState = (key: Buffer, text: string, now: Date): Promise<SignInState | undefined> =>
  openPayload(key, text, { now, schema: signInState })
