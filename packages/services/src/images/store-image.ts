import { createHash, randomBytes } from 'node:crypto'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, sum } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { images } from '../database/tables/main.ts'
import { publicStorageKey } from '../files/serve-files.ts'
import type { EncodedImage } from './encode-image.ts'

/** `quotaBytes` limits the bytes of all images of this owner. */
type NewImage = EncodedImage & { ownerId: string; quotaBytes: number }

/**
 * Stores an image and returns its link, which nobody can guess. Equal bytes of one owner are stored once.
 * Throws QUOTA.
 */
export const storeImage = async (
  { db, store, now }: Pick<Context, 'db' | 'store' | 'now'>,
  { bytes, ending, ownerId, quotaBytes }: NewImage,
): Promise<string> => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const isSameImage = and(eq(images.ownerId, ownerId), eq(images.sha256, sha256))
  // Marks the image as used, so that the sweep does not delete it now.
  const [existing] = await db
    .update(images)
    .set({ unusedSince: null })
    .where(isSameImage)
    .returning({ id: images.id })
  if (existing) return linkOf(existing.id)

  const [stored] = await db
    .select({ bytes: sum(images.bytes) })
    .from(images)
    .where(eq(images.ownerId, ownerId))
  if (Number(stored?.bytes ?? 0) + bytes.length > quotaBytes) throw new Problem('QUOTA')

  const id = `${randomBytes(16).toString('hex')}.${ending}`
  await store.put(publicStorageKey(id), bytes)
  const inserted = await db
    .insert(images)
    .values({ id, ownerId, sha256, mediaType: `image/${ending}`, bytes: bytes.length, createdAt: now() })
    .onConflictDoNothing()
    .returning()
  if (inserted.length > 0) return linkOf(id)
  // A parallel upload of the same bytes was faster.
  await store.delete(publicStorageKey(id))
  const [parallel] = await db.select({ id: images.id }).from(images).where(isSameImage)
  return linkOf(parallel!.id)
}

const linkOf = (id: string): string => `/files/${id}`
