import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose'
import type * as z from 'zod'

/**
 * Encrypts what a parameter `state` carries through another site and back, so that a sign-in or launch that nobody
 * finishes stores nothing. The key has 32 bytes.
 */
export const sealPayload = (
  key: Buffer,
  payload: JWTPayload,
  { now, lifeMs }: { now: Date; lifeMs: number },
): Promise<string> =>
  new EncryptJWT(payload)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(new Date(now.getTime() + lifeMs))
    .encrypt(key)

/** Returns undefined for a text that was not made with this key, was changed, is too old, or has another shape. */
export const openPayload = async <Payload>(
  key: Buffer,
  text: string,
  { now, schema }: { now: Date; schema: z.ZodType<Payload> },
): Promise<Payload | undefined> => {
  const allowed = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] }
  const opened = await jwtDecrypt(text, key, { ...allowed, currentDate: now }).catch(() => undefined)
  return schema.safeParse(opened?.payload).data
}
