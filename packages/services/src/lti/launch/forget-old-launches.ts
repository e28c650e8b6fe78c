import { lt } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { ltiInvites } from '../../database/tables/lti-platforms.ts'
import {
  ltiCodes,
  ltiMadeSessions,
  ltiTickets,
  ltiUsedNonces,
  ltiWrongCodes,
} from '../../database/tables/lti.ts'

/** Longer than wrong codes are counted. */
const wrongCodesMs = 60 * 60_000

/** Deletes what no launch can need any more. */
export const forgetOldLaunches = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(ltiTickets).where(lt(ltiTickets.expiresAt, now))
  await db.delete(ltiCodes).where(lt(ltiCodes.expiresAt, now))
  await db.delete(ltiMadeSessions).where(lt(ltiMadeSessions.expiresAt, now))
  await db.delete(ltiInvites).where(lt(ltiInvites.expiresAt, now))
  await db.delete(ltiWrongCodes).where(lt(ltiWrongCodes.typedAt, new Date(now.getTime() - wrongCodesMs)))
  await db.delete(ltiUsedNonces).where(lt(ltiUsedNonces.expiresAt, now))
}
