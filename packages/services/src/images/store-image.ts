import { createHash, randomBytes } from 'node:crypto'
import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, sum } from '../database/drizzle.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { lockNames } from '../database/queries/lock-names.ts'
import { images } from '../database/tables/main.ts'
import { publicStorageKey } from '../files/serve-files.ts'
import type { EncodedImage } from './encode-image.ts'

/** `quotaBytes` is the limit for all images of this owner together. */
type NewImage = EncodedImage & { ownerId: string; quotaBytes: number }

/**
 * Stores an image and returns its link, which cannot be guessed. Equal bytes of one owner are stored once. Throws
 * QUOTA.
 */
export const storeImage = async (
  { db, store, now }: Pick<Context, 'db' | 'store' | 'now'>,
  { bytes, ending, width, height, ownerId, quotaBytes }: NewImage,
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

  const requirePlace = async (tx: Queryable): Promise<void> => {
    const [stored] = await tx
      .select({ bytes: sum(images.bytes) })
      .from(images)
      .where(eq(images.ownerId, ownerId))
    if (Number(stored?.bytes ?? 0) + bytes.length > quotaBytes) throw new Problem('QUOTA')
  }
  // Checked before the file is written, because no transaction may wait for that, and again when the image is
  // counted.
  await requirePlace(db)
  const id = `${randomBytes(16).toString('hex')}.${ending}`
  await store.put(publicStorageKey(id), bytes)
  try {
    await db.transaction(async (tx) => {
      // The lock serializes this. Otherwise concurrent images would all be counted before one is stored.
      await lockNames(tx, [`images of ${ownerId}`])
      await requirePlace(tx)
      const mediaType = `image/${ending}`
      await tx
        .insert(images)
        .values({ id, ownerId, sha256, mediaType, bytes: bytes.length, width, height, createdAt: now() })
    })
    return linkOf(id)
  } catch (error) {
    await store.delete(publicStorageKey(id))
    // A parallel upload of the same bytes was faster.
    const [parallel] = await db.select({ id: images.id }).from(images).where(isSameImage)
    if (parallel) return linkOf(parallel.id)
    throw error
  }
}

const linkOf = (id: string): string => `/files/${id}`
