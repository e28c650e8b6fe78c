import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { attemptAnswers, images, questionRevisions, students } from '../database/tables.ts'
import { publicStorageKey } from '../files/serve-files.ts'
import type { Sweeping } from './sweep-grace.ts'

const atOnce = 100

/**
 * What refers to a picture `i`: a revision that still stands, an answer of the attempt that owns it, a
 * student.
 */
const isUsed = sql`(
  exists (select 1 from ${questionRevisions} as r where r.picture_ids @> array[i.id] and r.picture_ids <> '{}')
  or exists (select 1 from ${attemptAnswers} as a where a.attempt_id = i.owner_id and '/files/' || i.id = any(a.uploaded_images))
  or exists (select 1 from ${students} as s where s.image = '/files/' || i.id))`

/**
 * Deletes pictures that nothing has referred to for the time of grace, row and bytes. The grace is long, for
 * a draft in somebody's browser may still mean to. Whoever refers to one again says so in its row
 * (shared/images/revive-pictures.ts), and a deletion that waited for that finds it said. Answers how many
 * went.
 */
export const sweepImages = async (
  { db, store }: Pick<Context, 'db' | 'store'>,
  { now, graceMs, signal }: Sweeping,
): Promise<number> => {
  const at = now.toISOString()
  for (let last = ''; ;) {
    signal.throwIfAborted()
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from ${images} where id > ${last} order by id limit ${atOnce}`,
    )
    if (rows.length === 0) break
    const from = last
    last = rows.at(-1)!.id
    await db.execute(sql`
      update ${images} as i set unused_since = case when i.unused_since is null then ${at}::timestamptz end
      where i.id > ${from} and i.id <= ${last} and (i.unused_since is null) = not ${isUsed}`)
    await nextTurn()
  }
  const before = new Date(now.getTime() - graceMs.pictures).toISOString()
  for (let deleted = 0; ;) {
    signal.throwIfAborted()
    const { rows } = await db.execute<{ id: string }>(sql`
      delete from ${images} as i
      where i.id in (select id from ${images} where unused_since < ${before}::timestamptz order by unused_since limit ${atOnce})
        and i.unused_since < ${before}::timestamptz and not ${isUsed} returning i.id`)
    if (rows.length === 0) return deleted
    // The row first: bytes that nobody can find harm nobody, a link without its bytes would.
    for (const { id } of rows) await store.delete(publicStorageKey(id))
    deleted += rows.length
    await nextTurn()
  }
}
