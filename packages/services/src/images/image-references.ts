import { defined } from '@quizwright/domain/defined.ts'
import { sql, type SQL } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { images } from '../database/tables/main.ts'
import { textArray } from '../database/queries/text-array.ts'

const imageLink = /\/files\/([0-9a-f]{32}\.[a-z0-9]+)/g

/** Finds the ids of the uploaded images that a JSON text links to, without duplicates. */
export const findImageIds = (json: string): string[] => [
  ...new Set([...json.matchAll(imageLink)].map(([, id]) => defined(id, 'id'))),
]

/** Returns the id of the uploaded image that a link leads to; undefined for any other link. */
export const imageIdOf = (link: string): string | undefined => findImageIds(link)[0]

/**
 * The statement that marks images as used. It belongs into the transaction that refers to them. The sweep deletes
 * only rows marked as unused, so that of two concurrent transactions the second one sees the result of the first.
 */
export const markingUsed = (ids: readonly string[]): SQL => sql`
  update ${images} set unused_since = null
  where ${images.id} = any(${textArray(ids)}) and ${images.unusedSince} is not null`

export const markImagesUsed = async (tx: Queryable, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await tx.execute(markingUsed(ids))
}
