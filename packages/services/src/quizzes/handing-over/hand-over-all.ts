import { and, asc, eq, isNull } from '../../database/drizzle.ts'
import { operatorId } from '../../audit/actors.ts'
import { logEvent } from '../../audit/log-event.ts'
import type { Database } from '../../database/database.ts'
import { accounts } from '../../database/tables/auth.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { handOver, lockFamily } from './hand-over.ts'

type People = { from: string; to: string }

/** Finds the accounts of two e-mail addresses; `to` must be able to sign in. */
export const findPeople = async (db: Database, { from, to }: People): Promise<Partial<People>> => {
  const find = async (address: string) => {
    const [account] = await db
      .select({ id: accounts.id, disabledAt: accounts.disabledAt })
      .from(accounts)
      .where(eq(accounts.emailKey, address.trim().toLowerCase()))
    return account
  }
  const [former, heir] = await Promise.all([find(from), find(to)])
  return { ...(former && { from: former.id }), ...(heir?.disabledAt === null && { to: heir.id }) }
}

/**
 * Hands all quizzes of one person to another, each with all its versions in a transaction of its own, so that an
 * interrupted run is repeated and goes on. Who can still sign in stays as editor. Returns the number of quizzes.
 */
export const handOverAll = async (
  db: Database,
  { from, to, actorId = operatorId }: People & { actorId?: string },
  now: Date,
): Promise<number> => {
  const families = await db
    .selectDistinct({ familyId: quizzes.familyId })
    .from(quizzes)
    .where(eq(quizzes.instructorId, from))
    .orderBy(asc(quizzes.familyId))
  const stays = (await db.$count(accounts, and(eq(accounts.id, from), isNull(accounts.disabledAt)))) > 0
  let handedOver = 0
  for (const { familyId } of families)
    await db.transaction(async (tx) => {
      // Meanwhile its owner may have handed it to somebody else, which stands.
      if ((await lockFamily(tx, familyId)) !== from) return
      await handOver(tx, { familyId, from, to, stays }, now)
      const details = { subject_id: to }
      await logEvent(tx, { actorId, kind: 'handOverQuiz', quizIds: [familyId], details }, now)
      handedOver += 1
    })
  return handedOver
}
