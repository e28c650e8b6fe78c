import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { attemptAnswers, questionRevisions, questions, reports, stagedBatches } from '../database/tables.ts'
import type { Sweeping } from './sweep-grace.ts'

const lookedAtOnce = 500
const deletedAtOnce = 100

/**
 * What refers to a revision `r`: a place in any version, an answer (counts are made of those), a reported
 * issue, a save under way.
 */
const isUsed = sql`(
  exists (select 1 from ${questions} as q where q.revision_id = r.id)
  or exists (select 1 from ${attemptAnswers} as a where a.revision_id = r.id)
  or exists (select 1 from ${reports} as p where p.revision_id = r.id)
  or r.id in (select staged ->> 'revisionId' from ${stagedBatches} as b, jsonb_array_elements(b.questions) as staged))`

/**
 * Deletes revisions that nothing has referred to for the time of grace. Each sweep first notes since when
 * that is so, and takes the note back where it is so no more: a revision that lost its last place a moment
 * ago may be on its way to another, and is left alone. Answers how many went.
 */
export const sweepRevisions = async (db: Database, { now, graceMs, signal }: Sweeping): Promise<number> => {
  const at = now.toISOString()
  for (let last = ''; ;) {
    signal.throwIfAborted()
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from ${questionRevisions} where id > ${last} order by id limit ${lookedAtOnce}`,
    )
    if (rows.length === 0) break
    const from = last
    last = rows.at(-1)!.id
    await db.execute(sql`
      update ${questionRevisions} as r set unused_since = case when r.unused_since is null then ${at}::timestamptz end
      where r.id > ${from} and r.id <= ${last} and (r.unused_since is null) = not ${isUsed}`)
    await nextTurn()
  }
  const before = new Date(now.getTime() - graceMs.revisions).toISOString()
  for (let deleted = 0; ;) {
    signal.throwIfAborted()
    // Foreign keys have the last word: should somebody point to one of these meanwhile, none of them goes and
    // the job is begun again.
    const { rows } = await db.execute(sql`
      delete from ${questionRevisions} as r
      where r.id in (select id from ${questionRevisions} where unused_since < ${before}::timestamptz order by unused_since limit ${deletedAtOnce}) and r.unused_since < ${before}::timestamptz and not ${isUsed} returning r.id`)
    if (rows.length === 0) return deleted
    deleted += rows.length
    await nextTurn()
  }
}
