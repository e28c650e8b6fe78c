import { lastOf } from '@quizwright/domain/defined.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from '../database/drizzle.ts'
import type { Context } from '../context.ts'
import { lateAnswers } from '../database/tables/late-answers.ts'
import { attemptAnswers } from '../database/tables/learner.ts'
import { images } from '../database/tables/main.ts'
import { questionRevisions } from '../database/tables/questions.ts'
import { students } from '../database/tables/students.ts'
import { publicStorageKey } from '../files/serve-files.ts'
import type { Sweeping } from './sweep-grace.ts'

const imagesPerQuery = 100

/** True for an image `i` to which a stored revision, an answer of the attempt that owns it, or a student refers. */
const isUsed = sql`(
  exists (select 1 from ${questionRevisions} as r where r.image_ids @> array[i.id] and r.image_ids <> '{}')
  or exists (
    select 1 from ${attemptAnswers} as a where a.attempt_id = i.owner_id and '/files/' || i.id = any(a.uploaded_images)
  )
  or exists (
    select 1 from ${lateAnswers} as l where l.attempt_id = i.owner_id and '/files/' || i.id = any(l.uploaded_images)
  )
  or exists (select 1 from ${students} as s where s.image = '/files/' || i.id))`

/**
 * Deletes the rows and files of images that have been unreferenced for the grace period, and returns their number.
 * The period is long because an unsaved draft in a browser may still refer to an image. A transaction that refers to
 * an image marks its row as used (images/image-references.ts), so that a concurrent deletion leaves it.
 */
export const sweepImages = async (
  { db, store }: Pick<Context, 'db' | 'store'>,
  { now, graceMs, signal }: Sweeping,
): Promise<number> => {
  const timestamp = now.toISOString()
  for (let last = ''; ;) {
    signal.throwIfAborted()
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from ${images} where id > ${last} order by id limit ${imagesPerQuery}`,
    )
    if (rows.length === 0) break
    const from = last
    last = lastOf(rows).id
    await db.execute(sql`
      update ${images} as i
      set unused_since = case when i.unused_since is null then ${timestamp}::timestamptz end
      where i.id > ${from} and i.id <= ${last} and (i.unused_since is null) = not ${isUsed}`)
    await nextTurn()
  }
  const before = new Date(now.getTime() - graceMs.images).toISOString()
  for (let deleted = 0; ;) {
    signal.throwIfAborted()
    const { rows } = await db.execute<{ id: string }>(sql`
      delete from ${images} as i
      where i.id in (
          select id from ${images} where unused_since < ${before}::timestamptz
          order by unused_since limit ${imagesPerQuery}
        )
        and i.unused_since < ${before}::timestamptz and not ${isUsed} returning i.id`)
    if (rows.length === 0) return deleted
    // The rows are deleted first: a file without a row does no harm, but a link without its file would.
    for (const { id } of rows) await store.delete(publicStorageKey(id))
    deleted += rows.length
    await nextTurn()
  }
}
