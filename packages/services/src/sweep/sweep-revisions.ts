import { lastOf } from '@quizwright/domain/defined.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from '../database/drizzle.ts'
import type { Database } from '../database/database.ts'
import { questionChanges } from '../database/tables/history.ts'
import { attemptAnswers, reports } from '../database/tables/learner.ts'
import { paperQuestions } from '../database/tables/papers.ts'
import { questionRevisions, questions, stagedBatches } from '../database/tables/questions.ts'
import type { Sweeping } from './sweep-grace.ts'

const checkedPerQuery = 500
const deletedPerQuery = 100

/**
 * True for a revision `r` to which a question of any version, an answer (counts are rebuilt from answers), a paper,
 * a reported issue, the history or an unfinished save refers.
 */
const isUsed = sql`(
  exists (select 1 from ${questions} as q where q.revision_id = r.id)
  or exists (select 1 from ${attemptAnswers} as a where a.revision_id = r.id)
  or exists (select 1 from ${paperQuestions} as k where k.revision_id = r.id)
  or exists (select 1 from ${reports} as p where p.revision_id = r.id)
  or exists (select 1 from ${questionChanges} as b where b.before_id = r.id)
  or exists (select 1 from ${questionChanges} as c where c.after_id = r.id)
  or r.id in (select staged ->> 'revisionId' from ${stagedBatches} as b, jsonb_array_elements(b.questions) as staged))`

/**
 * Deletes revisions that have been unreferenced for the grace period, and returns their number. Each sweep first
 * sets `unused_since` on newly unreferenced revisions and clears it on those that are referenced again. The period
 * is needed because a revision that has just lost its last reference may get another one.
 */
export const sweepRevisions = async (db: Database, { now, graceMs, signal }: Sweeping): Promise<number> => {
  const timestamp = now.toISOString()
  for (let last = ''; ;) {
    signal.throwIfAborted()
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from ${questionRevisions} where id > ${last} order by id limit ${checkedPerQuery}`,
    )
    if (rows.length === 0) break
    const from = last
    last = lastOf(rows).id
    await db.execute(sql`
      update ${questionRevisions} as r
      set unused_since = case when r.unused_since is null then ${timestamp}::timestamptz end
      where r.id > ${from} and r.id <= ${last} and (r.unused_since is null) = not ${isUsed}`)
    await nextTurn()
  }
  const before = new Date(now.getTime() - graceMs.revisions).toISOString()
  for (let deleted = 0; ;) {
    signal.throwIfAborted()
    // If a concurrent transaction refers to one of these, its foreign key makes the whole deletion fail, and the job
    // is retried.
    const { rows } = await db.execute(sql`
      delete from ${questionRevisions} as r
      where r.id in (
          select id from ${questionRevisions} where unused_since < ${before}::timestamptz
          order by unused_since limit ${deletedPerQuery}
        )
        and r.unused_since < ${before}::timestamptz and not ${isUsed} returning r.id`)
    if (rows.length === 0) return deleted
    deleted += rows.length
    await nextTurn()
  }
}
