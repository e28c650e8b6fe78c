import { lt } from '../database/drizzle.ts'
import { inIds } from '../database/queries/in-ids.ts'
import type { Queryable } from '../database/database.ts'
import { makeId } from '../database/queries/make-id.ts'
import { type AuditDetails, auditEvents } from '../database/tables/audit.ts'
import { quizzes } from '../database/tables/quizzes.ts'

const dayMs = 24 * 60 * 60 * 1_000
/** For how long the log is kept, in days. The trigger that protects it knows the same number. */
export const auditDays = 400

type NewEvent = { actorId: string; kind: string; quizIds?: readonly string[]; details?: AuditDetails }

/** Adds an event to the log of each of these quizzes, or one about no quiz. */
export const logEvent = async (
  tx: Queryable,
  { actorId, kind, quizIds, details = {} }: NewEvent,
  now: Date,
): Promise<void> => {
  const families = quizIds ? await readFamilies(tx, quizIds) : [null]
  if (families.length === 0) return
  await tx
    .insert(auditEvents)
    .values(families.map((familyId) => ({ id: makeId(), at: now, actorId, kind, familyId, details })))
}

const readFamilies = async (tx: Queryable, quizIds: readonly string[]): Promise<string[]> => {
  if (quizIds.length === 0) return []
  const rows = await tx
    .selectDistinct({ familyId: quizzes.familyId })
    .from(quizzes)
    .where(inIds(quizzes.id, quizIds))
  return rows.map(({ familyId }) => familyId)
}

/** Deletes what has been kept long enough. */
export const forgetOldEvents = async (db: Queryable, now: Date): Promise<void> => {
  // A day later than the trigger allows, because its clock is that of the database.
  await db.delete(auditEvents).where(lt(auditEvents.at, new Date(now.getTime() - (auditDays + 1) * dayMs)))
}
