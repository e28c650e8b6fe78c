import { and, eq, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { ltiLinks, ltiScores } from '../../database/tables/lti.ts'
import type { ScoreOutcome } from './score-outcome.ts'

type ScoreRow = typeof ltiScores.$inferSelect
export type LeasedScore = { row: ScoreRow; link: typeof ltiLinks.$inferSelect }

/**
 * Longer than the last call, with a new access token and a second try, takes at most. The lease is renewed before that
 * call, so an older score can't arrive after a newer one even where a platform ignores timestamps.
 */
const leaseMs = 90_000

/**
 * Leases the score that is due first. Its timestamp grows by a second at least, which is what platforms compare. It is
 * stored before anything is sent, so that it grows also when the process is killed in between.
 */
export const leaseScore = async (db: Queryable, now: Date): Promise<LeasedScore | undefined> => {
  const at = now.toISOString()
  const due = sql`(
    select ${ltiScores.id} from ${ltiScores}
    where ${ltiScores.state} = 'waiting' and ${ltiScores.dueAt} <= ${at} and ${ltiScores.heldUntil} <= ${at}
    order by ${ltiScores.dueAt} limit 1 for update skip locked
  )`
  const [row] = await db
    .update(ltiScores)
    .set({
      heldUntil: new Date(now.getTime() + leaseMs),
      lease: sql`${ltiScores.lease} + 1`,
      tries: sql`${ltiScores.tries} + 1`,
      lastTimestamp: sql`greatest(${at}::timestamptz, ${ltiScores.lastTimestamp} + interval '1 second')`,
    })
    // By `=` the query is made once. By `in` it may be a join that makes it for each row, and then leases them all.
    .where(sql`${ltiScores.id} = ${due}`)
    .returning()
  if (!row) return undefined
  const [link] = await db.select().from(ltiLinks).where(eq(ltiLinks.id, row.linkId))
  return link && { row, link }
}

/** Whether a lease is still the current one. */
const isLeased = ({ id, lease }: ScoreRow) => and(eq(ltiScores.id, id), eq(ltiScores.lease, lease))

/** The lease has expired and another process sends the score. */
export class ScoreLeaseLost extends Error {
  override name = 'ScoreLeaseLost'
}

/** More were never sent in a row without an answer that could be read. */
const mostUnanswered = 20

const withLast = (share: number) =>
  sql`(array_append(${ltiScores.unanswered}, ${share}::double precision))[
    greatest(1, cardinality(${ltiScores.unanswered}) + 2 - ${mostUnanswered}::int):]`

/**
 * Renews the lease before something is sent, and stores what that is, as a share of the maximum: the answer may be
 * lost. Throws ScoreLeaseLost.
 */
export const prepareToSend = async (
  db: Queryable,
  row: ScoreRow,
  { share, now }: { share: number | null; now: Date },
): Promise<void> => {
  const renewed = await db
    .update(ltiScores)
    .set({
      heldUntil: new Date(now.getTime() + leaseMs),
      ...(share !== null && { lastTried: share, unanswered: withLast(share) }),
    })
    .where(isLeased(row))
    .returning({ id: ltiScores.id })
  if (renewed.length === 0) throw new ScoreLeaseLost('Another process sends this score.')
}

/** Stores what became of a score. If it has changed meanwhile, it is sent again at once. */
export const storeOutcome = async (
  db: Queryable,
  row: ScoreRow,
  outcome: ScoreOutcome,
  now: Date,
): Promise<void> => {
  const { state, given, theirs, reason, dueAt, isFailure } = outcome
  const hasChanged = sql`${ltiScores.wanted} > ${row.wanted}`
  const nextDue = dueAt && sql`${dueAt.toISOString()}::timestamptz`
  await db
    .update(ltiScores)
    .set({
      state: sql`case when ${hasChanged} and ${state} <> 'differs' then 'waiting' else ${state} end`,
      heldUntil: now,
      ...(nextDue && { dueAt: sql`case when ${hasChanged} then ${ltiScores.dueAt} else ${nextDue} end` }),
      reason: reason ?? null,
      theirs: theirs ?? null,
      ...(given && {
        lastGiven: given.given,
        lastMaximum: given.maximum,
        lastTried: given.given / given.maximum,
        unanswered: [],
        isForced: false,
      }),
      ...(!isFailure && { handled: row.wanted, tries: 0, failingSince: null }),
      ...(reason === 'unreachable' && { failingSince: row.failingSince ?? now }),
    })
    .where(isLeased(row))
}
