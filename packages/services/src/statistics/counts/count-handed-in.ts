import type { Database, Queryable } from '../../database/database.ts'
import { asOneCaller } from '../../database/embedded/serve-in-order.ts'
import { gatherRuns } from '../../scheduling/gather-runs.ts'
import { shareRuns } from '../../scheduling/share-runs.ts'
import { sql, type SQL } from '../../database/drizzle.ts'
import { attempts } from '../../database/tables/learner.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { scoreCounts } from '../../database/tables/statistics.ts'
import { textArray } from '../../database/queries/text-array.ts'
import { countUnderLock, type Uncounted } from './count-attempt.ts'
import { quizScope } from './frequency-weights.ts'
import { lockCountsOfQuiz, lockFreeCounts } from './lock-counts.ts'
import { isUncounted } from './mark-as-counted.ts'

/**
 * Adds the attempts of a quiz that were handed in since the last run to the tables of counts and to the number of
 * attempts of the quiz. It is a transaction of its own, after those that hand in: these do not wait for each other,
 * and one run counts all of them. What a crash leaves uncounted is counted by the next run.
 */
export const countHandedIn = (db: Database, quizId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCountsOfQuiz(tx, quizId)
    await countUnderLock(tx, await lockUncounted(tx, [quizId]))
    await refreshAttemptCounts(tx, sql`select id from ${quizzes} where id = ${quizId}`)
  })

/**
 * Like `countHandedIn`, for several quizzes in one transaction. It waits for nobody, so that whoever holds one quiz for
 * long does not keep the others from being counted. Returns the quizzes that it counted; the others are left.
 */
export const countFreeQuizzes = (db: Database, quizIds: readonly string[]): Promise<string[]> =>
  db.transaction(async (tx) => {
    const free = await lockFreeCounts(tx, quizIds)
    if (free.length === 0) return []
    await countUnderLock(tx, await lockUncounted(tx, free))
    return refreshAttemptCounts(
      tx,
      sql`select id from ${quizzes} where id = any(${textArray(free)}) for no key update skip locked`,
    )
  })

/** Counts what no run has counted yet, in any quiz. */
export const countUncounted = async (db: Database): Promise<void> => {
  const { rows } = await db.execute<{ quiz_id: string }>(
    sql`select distinct quiz_id from ${attempts} where ${isUncounted}`,
  )
  for (const { quiz_id: quizId } of rows) await countHandedIn(db, quizId)
}

/** Others lock an attempt before the counts. Whoever has locked one counts it, or leaves it to the next run. */
const lockUncounted = async (tx: Queryable, quizIds: readonly string[]): Promise<Uncounted[]> => {
  const { rows } = await tx.execute<Uncounted>(sql`
    select id, quiz_id, student_id from ${attempts}
    where quiz_id = any(${textArray(quizIds)}) and ${isUncounted} order by id for no key update skip locked`)
  return rows
}

/**
 * Refreshes the numbers of attempts of quizzes whose ids a query selects, and returns these ids. The counted attempts
 * and those that wait for marks, which are few, make a number without reading all.
 */
const refreshAttemptCounts = async (tx: Queryable, ids: SQL): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with refreshed as (${ids}),
      handed_in as (
        select id, (select coalesce(sum(n_all), 0) from ${scoreCounts}
                    where quiz_id = refreshed.id and scope = ${quizScope})
                 + (select count(*) from ${attempts}
                    where quiz_id = refreshed.id and not is_counted and submitted_at is not null) as n
        from refreshed),
      updated as (
        update ${quizzes} set attempts = handed_in.n from handed_in
        where ${quizzes.id} = handed_in.id and ${quizzes.attempts} <> handed_in.n)
    select id from refreshed`)
  return rows.map(({ id }) => id)
}

/** A run that counts more would keep an embedded database, and so everybody else, for too long. */
const quizzesPerRun = 16

/**
 * Returns a function that counts what was handed in at a quiz, as `countHandedIn` does. Those who hand in together, at
 * one quiz or at many, are counted in a few runs, which their calls wait for without a connection. A run asks the
 * database as a new caller, so that it comes after those who are handing in already, and counts them, too. While
 * others are in line to hand in (`expectsMore`), it waits a little for them: counting two takes almost as long as
 * counting ten.
 */
export const createCountingTogether = (
  db: Database,
  expectsMore?: () => boolean,
): ((quizId: string) => Promise<void>) => {
  const countMany = gatherRuns(
    (quizIds) => asOneCaller(async () => new Set(await countFreeQuizzes(db, quizIds))),
    { most: quizzesPerRun, ...(expectsMore && { expectsMore }) },
  )
  const countOne = shareRuns((quizId) => asOneCaller(() => countHandedIn(db, quizId)))
  return async (quizId) => {
    // Whatever is wrong with one of many quizzes must be told at that one alone.
    const counted = await countMany(quizId).catch(() => new Set<string>())
    if (!counted.has(quizId)) await countOne(quizId)
  }
}
