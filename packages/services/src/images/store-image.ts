import { createHash, randomBytes } from 'node:crypto'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, sum } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { images } from '../database/tables.ts'
import { publicStorageKey } from '../files/serve-files.ts'
import type { EncodedImage } from './encode-image.ts'

/** `quotaBytes`: what this owner's pictures may take in all. */
type NewImage = EncodedImage & { ownerId: string; quotaBytes: number }

/**
 * Keeps a picture and answers the link under which it lies, which nobody can guess. The same bytes of one
 * owner are kept once. Throws QUOTA.
 */
export const storeImage = async (
  { db, store, now }: Pick<Context, 'db' | 'store' | 'now'>,
  { bytes, ending, ownerId, quotaBytes }: NewImage,
): Promise<string> => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const isSame = and(eq(images.ownerId, ownerId), eq(images.sha256, sha256))
  // One that was about to be swept is wanted again, and is told so.
  const [known] = await db
    .update(images)
    .set({ unusedSince: null })
    .where(isSame)
    .returning({ id: images.id })
  if (known) return linkOf(known.id)

  const [kept] = await db
    .select({ bytes: sum(images.bytes) })
    .from(images)
    .where(eq(images.ownerId, ownerId))
  if (Number(kept?.bytes ?? 0) + bytes.length > quotaBytes) throw new Problem('QUOTA')

  const id = `${randomBytes(16).toString('hex')}.${ending}`
  await store.put(publicStorageKey(id), bytes)
  const added = await db
    .insert(images)
    .values({ id, ownerId, sha256, mediaType: `image/${ending}`, bytes: bytes.length, createdAt: now() })
    .onConflictDoNothing()
    .returning()
  if (added.length > 0) return linkOf(id)
  await store.delete(publicStorageKey(id))
  const [winner] = await db.select({ id: images.id }).from(images).where(isSame)
  return linkOf(winner!.id)
}

const linkOf = (id: string): string => `/files/${id}`

/** The bytes of an upload, whose size its row limits. */
export const readAll = async (content: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}
