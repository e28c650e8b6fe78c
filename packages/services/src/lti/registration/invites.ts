import { and, eq, gt, isNull } from '../../database/drizzle.ts'
import { hashToken, makeToken } from '../../auth/identity/token.ts'
import type { Queryable } from '../../database/database.ts'
import { ltiInvites } from '../../database/tables/lti-platforms.ts'

const lifeMs = 24 * 60 * 60 * 1_000

/** Makes an invite by which one platform may register itself within a day. */
export const makeInvite = async (
  db: Queryable,
  madeBy: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> => {
  const token = makeToken()
  const expiresAt = new Date(now.getTime() + lifeMs)
  await db.insert(ltiInvites).values({ tokenHash: hashToken(token), madeBy, expiresAt })
  return { token, expiresAt }
}

const isOpen = (token: string, now: Date) =>
  and(eq(ltiInvites.tokenHash, hashToken(token)), isNull(ltiInvites.usedAt), gt(ltiInvites.expiresAt, now))

export const isInviteOpen = async (db: Queryable, token: string, now: Date): Promise<boolean> =>
  (await db.$count(ltiInvites, isOpen(token, now))) === 1

/** Uses an invite, so that two registrations at once don't both. Returns whether it was open. */
export const spendInvite = async (db: Queryable, token: string, now: Date): Promise<boolean> =>
  (
    await db
      .update(ltiInvites)
      .set({ usedAt: now })
      .where(isOpen(token, now))
      .returning({ hash: ltiInvites.tokenHash })
  ).length === 1

/** After a registration that failed, so that it can be tried again. */
export const reopenInvite = async (db: Queryable, token: string): Promise<void> => {
  await db
    .update(ltiInvites)
    .set({ usedAt: null })
    .where(eq(ltiInvites.tokenHash, hashToken(token)))
}
