import { and, desc, eq, gt, lt, sql } from '../../database/drizzle.ts'
import { readAccountNames } from '../../auth/accounts/account-names.ts'
import type { Queryable } from '../../database/database.ts'
import { presences } from '../../database/tables/presence.ts'

/** A page asks more often than this while it is open. Who was not heard of for so long is gone. */
const presentMs = 10_000
/** A page that asks every second or so is written down less often, unless its author goes to another question. */
const writtenEveryMs = 4_000
/** How long what was read of a quiz serves whoever asks, unless somebody came or went to another question here. */
const readEveryMs = 500
const peopleShown = 20
/** So many pages are remembered before those that are gone are forgotten. */
const rememberedPages = 10_000

export type Seen = typeof presences.$inferInsert & { questionId: string | null }
type Colleague = { _id: string; name: string; question_id: string | null }

const writeDown = async (db: Queryable, seen: Seen): Promise<void> => {
  const { questionId, seenAt } = seen
  await db
    .insert(presences)
    .values(seen)
    .onConflictDoUpdate({
      target: [presences.quizId, presences.accountId, presences.deviceId],
      set: { questionId, seenAt },
      setWhere: sql`${presences.questionId} is distinct from ${questionId}
        or ${presences.seenAt} < ${new Date(seenAt.getTime() - writtenEveryMs).toISOString()}::timestamptz`,
    })
}

/** Reads who is there, each once, where they were heard of last: one more than is shown, as nobody sees themselves. */
const readPeople = async (db: Queryable, quizId: string, now: Date): Promise<Colleague[]> => {
  const rows = await db
    .selectDistinctOn([presences.accountId], { id: presences.accountId, questionId: presences.questionId })
    .from(presences)
    .where(and(eq(presences.quizId, quizId), gt(presences.seenAt, new Date(now.getTime() - presentMs))))
    .orderBy(presences.accountId, desc(presences.seenAt))
    .limit(peopleShown + 1)
  const names = await readAccountNames(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, questionId }) => ({
    _id: id,
    name: names.get(id)?.name ?? '',
    question_id: questionId,
  }))
}

/**
 * Knows who has which quiz open. Hundreds of pages ask every moment, so this process remembers what it wrote down of
 * each, and reads the people of a quiz once for all who ask within half a second. The database is what other processes
 * share.
 */
export const createWhoIsThere = (db: Queryable) => {
  const written = new Map<string, { questionId: string | null; at: number }>()
  const read = new Map<string, { at: number; people: Promise<Colleague[]> }>()

  const forgetGone = (now: number): void => {
    for (const [page, { at }] of written) if (at < now - presentMs) written.delete(page)
    const oldest = performance.now() - readEveryMs
    for (const [quizId, { at }] of read) if (at < oldest) read.delete(quizId)
  }

  /** Notes where somebody is. */
  const note = async (seen: Seen): Promise<void> => {
    const { quizId, accountId, deviceId, questionId, seenAt } = seen
    const page = JSON.stringify([quizId, accountId, deviceId])
    const [before, at] = [written.get(page), seenAt.getTime()]
    const isMoved = before?.questionId !== questionId || at - before.at > presentMs
    if (!isMoved && at - before.at < writtenEveryMs) return
    await writeDown(db, seen)
    written.set(page, { questionId, at })
    if (isMoved) read.delete(quizId)
    if (written.size > rememberedPages) forgetGone(at)
  }

  const readShared = (quizId: string, now: Date): Promise<Colleague[]> => {
    const known = read.get(quizId)
    if (known && performance.now() - known.at < readEveryMs) return known.people
    const people = readPeople(db, quizId, now)
    read.set(quizId, { at: performance.now(), people })
    // What failed is read again by the next one.
    people.catch(() => read.delete(quizId))
    return people
  }

  return {
    note,
    others: async ({ quizId, accountId, seenAt }: Seen): Promise<Colleague[]> =>
      (await readShared(quizId, seenAt)).filter(({ _id }) => _id !== accountId).slice(0, peopleShown),
  }
}

/** Deletes who has not been there for long. */
export const forgetPresences = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(presences).where(lt(presences.seenAt, new Date(now.getTime() - 60 * presentMs)))
}
