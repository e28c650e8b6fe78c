import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { images } from '../database/tables.ts'
import { textArray } from '../database/text-array.ts'

const ownLink = /\/files\/([0-9a-f]{32}\.[a-z0-9]+)/g

/** Ids of our own pictures that links anywhere in a value name, each once. */
export const findImageIds = (value: unknown): string[] => [
  ...new Set([...JSON.stringify(value).matchAll(ownLink)].map(([, id]) => id!)),
]

/**
 * Says that pictures are referred to again, in the transaction that refers to them. The sweep deletes a row
 * only while it says otherwise, so that whichever of the two comes second finds what the first has done.
 */
export const markImagesUsed = async (tx: Queryable, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0)
    await tx
      .update(images)
      .set({ unusedSince: null })
      .where(sql`${images.id} = any(${textArray(ids)}) and ${images.unusedSince} is not null`)
}
