import { and, eq, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { jobs } from '../../database/tables/jobs.ts'
import { mailPreferences, type NoticeKind, notices } from '../../database/tables/notices.ts'
import { addUnlimitedJobs } from '../../jobs/add-job.ts'
import { inIds } from '../../database/queries/in-ids.ts'

export const noticesKind = 'notices'

/** What happens within this time is told in one mail. */
export const bundledMs = 5 * 60_000
/** What comes after so many in one mail is not told: the page shows it. */
const noticesKept = 200

export type Notice = { kind: NoticeKind; quizId: string; actorId: string; commentId?: string }

/**
 * Keeps for people what a mail tells them within some minutes, in the caller's transaction. Nobody is told what they
 * did themselves, nor anything if they want no mails.
 */
export const notify = async (
  tx: Queryable,
  accountIds: readonly string[],
  { kind, quizId, actorId, commentId }: Notice,
  now: Date,
): Promise<void> => {
  const others = [...new Set(accountIds)].filter((id) => id !== actorId)
  if (others.length === 0) return
  const [off, waiting] = await Promise.all([
    tx
      .select({ id: mailPreferences.accountId })
      .from(mailPreferences)
      .where(and(inIds(mailPreferences.accountId, others), eq(mailPreferences.isOff, true))),
    tx
      .select({ id: notices.accountId, n: sql<number>`count(*)::int` })
      .from(notices)
      .where(inIds(notices.accountId, others))
      .groupBy(notices.accountId),
  ])
  const counts = new Map(waiting.map(({ id, n }) => [id, n]))
  const told = others.filter((id) => !off.some((one) => one.id === id) && (counts.get(id) ?? 0) < noticesKept)
  if (told.length === 0) return
  await tx.insert(notices).values(
    told.map((accountId) => ({
      id: makeId(),
      accountId,
      kind,
      quizId,
      actorId,
      commentId: commentId ?? null,
      createdAt: now,
    })),
  )
  const planned = await readPlanned(tx, told)
  const startsAt = new Date(now.getTime() + bundledMs)
  const unplanned = told.filter((id) => !planned.has(id))
  await addUnlimitedJobs(
    tx,
    unplanned.map((accountId) => ({
      ownerId: accountId,
      kind: noticesKind,
      input: {},
      total: 1,
      startsAt,
    })),
    now,
  )
}

/** Finds for whom a mail is planned. One that is being written may miss what is added now. */
const readPlanned = async (tx: Queryable, accountIds: readonly string[]): Promise<Set<string>> => {
  const rows = await tx
    .select({ id: jobs.ownerId })
    .from(jobs)
    .where(and(inIds(jobs.ownerId, accountIds), eq(jobs.kind, noticesKind), eq(jobs.state, 'waiting')))
  return new Set(rows.map(({ id }) => id))
}
