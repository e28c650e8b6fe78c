import { lt } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import { ltiCodes, ltiTickets, ltiUsedNonces } from '../../database/tables/lti.ts'

/** Deletes what no launch can need any more. */
export const forgetOldLaunches = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(ltiTickets).where(lt(ltiTickets.expiresAt, now))
  await db.delete(ltiCodes).where(lt(ltiCodes.expiresAt, now))
  await db.delete(ltiUsedNonces).where(lt(ltiUsedNonces.expiresAt, now))
}
