import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { scoreCounts } from '../../database/tables/statistics.ts'
import { countUnderLock } from './count-attempt.ts'
import { quizScope } from './frequency-weights.ts'
import { lockCountsOfQuiz } from './lock-counts.ts'
import { isUncounted } from './mark-as-counted.ts'

/**
 * Adds the attempts of a quiz that were handed in since the last run to the tables of counts and to the number of
 * attempts of the quiz. It is a transaction of its own, after those that hand in: these do not wait for each other,
 * and one run counts all of them. What a crash leaves uncounted is counted by the next run.
 */
export const countHandedIn = (db: Database, quizId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCountsOfQuiz(tx, quizId)
    // Others lock an attempt before the counts. Whoever has locked one counts it, or leaves it to the next run.
    const { rows } = await tx.execute<{ id: string; student_id: string }>(sql`
      select id, student_id from ${attempts} where quiz_id = ${quizId} and ${isUncounted} order by id
      for no key update skip locked`)
    await countUnderLock(tx, quizId, rows)
    await refreshAttemptCount(tx, quizId)
  })

/** Counts what no run has counted yet, in any quiz. */
export const countUncounted = async (db: Database): Promise<void> => {
  const { rows } = await db.execute<{ quiz_id: string }>(
    sql`select distinct quiz_id from ${attempts} where ${isUncounted}`,
  )
  for (const { quiz_id: quizId } of rows) await countHandedIn(db, quizId)
}

/** The counted attempts and those that wait for marks, which are few, make the number without reading all. */
const refreshAttemptCount = async (tx: Queryable, quizId: string): Promise<void> => {
  await tx.execute(sql`
    update ${quizzes} set attempts = handed_in.n
    from (select (select coalesce(sum(n_all), 0) from ${scoreCounts}
                  where quiz_id = ${quizId} and scope = ${quizScope})
               + (select count(*) from ${attempts}
                  where quiz_id = ${quizId} and not is_counted and submitted_at is not null) as n) handed_in
    where id = ${quizId} and ${quizzes.attempts} <> handed_in.n`)
}
