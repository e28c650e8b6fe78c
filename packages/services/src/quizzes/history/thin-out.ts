import { sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { questionChanges } from '../../database/tables/history.ts'

const dayMs = 24 * 60 * 60 * 1_000
/** For so long each change of a question is kept. */
export const historyDays = 400

/** Of changes that are older, keeps the last one of a day of each question. */
export const thinOutHistory = async (db: Queryable, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - historyDays * dayMs).toISOString()
  await db.execute(sql`
    delete from ${questionChanges} as old
    where old.changed_at < ${before}::timestamptz and exists (
      select 1 from ${questionChanges} as later
      where later.quiz_id = old.quiz_id and later.question_id = old.question_id
        and later.revision > old.revision
        and (later.changed_at at time zone 'utc')::date = (old.changed_at at time zone 'utc')::date
    )`)
}
