import { EncryptJWT, jwtDecrypt } from 'jose'
import * as z from 'zod'

/** SHA-256 as base64url. */
export const hash = z.string().regex(/^[\w-]{43}$/)

/**
 * What the parameter `state` carries through the provider. It is encrypted, so that a sign-in that nobody finishes
 * stores nothing.
 */
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

/** Encrypts with a key of 32 bytes. */
export const sealState = (key: Buffer, state: SignInState, now: Date): Promise<string> =>
  new EncryptJWT({ ...state })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(new Date(now.getTime() + lifeMs))
    .encrypt(key)

/** Returns undefined for a text that was not made with this key, was changed, or is too old. */
export const openState = async (key: Buffer, text: string, now: Date): Promise<SignInState | undefined> => {
  const allowed = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] }
  const opened = await jwtDecrypt(text, key, { ...allowed, currentDate: now }).catch(() => undefined)
  return signInState.safeParse(opened?.payload).data
}
