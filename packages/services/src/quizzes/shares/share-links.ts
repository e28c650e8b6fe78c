import { createHash, randomBytes } from 'node:crypto'
import { Problem } from '@quizwright/contracts/problem.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { type GivenRole, mayAs, type Role } from '@quizwright/domain/rules/role.ts'
import { and, desc, eq, gt, isNull, lt } from '../../database/drizzle.ts'
import { logEvent } from '../../audit/log-event.ts'
import { readRoles } from '../../auth/rights/role-of.ts'
import type { Queryable } from '../../database/database.ts'
import { accounts } from '../../database/tables/auth.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { shareLinks } from '../../database/tables/shares.ts'
import { giveRole, wasTakenAway } from './change-shares.ts'

const dayMs = 24 * 60 * 60 * 1_000
const linkDays = 14

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

type NewLink = { familyId: string; role: GivenRole; by: string; now: Date }

/** Makes the link of a quiz, in place of the one before, and returns its secret, which is stored nowhere. */
export const makeShareLink = async (tx: Queryable, { familyId, role, by, now }: NewLink) => {
  const secret = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + linkDays * dayMs)
  const link = { secretHash: hashOf(secret), role, createdBy: by, expiresAt }
  await tx
    .insert(shareLinks)
    .values({ familyId, ...link })
    .onConflictDoUpdate({ target: shareLinks.familyId, set: link })
  return { secret, role, expires_at: serializeDateTime(expiresAt) }
}

export const removeShareLink = async (tx: Queryable, familyId: string): Promise<void> => {
  await tx.delete(shareLinks).where(eq(shareLinks.familyId, familyId))
}

/** Reads the link of a quiz of its owner. */
export const readShareLink = async (
  db: Queryable,
  { familyId, ownerId }: { familyId: string; ownerId: string },
  now: Date,
) => {
  const [link] = await db
    .select()
    .from(shareLinks)
    .where(
      and(
        eq(shareLinks.familyId, familyId),
        eq(shareLinks.createdBy, ownerId),
        gt(shareLinks.expiresAt, now),
      ),
    )
  return link ? { role: link.role, expires_at: serializeDateTime(link.expiresAt) } : null
}

/** Gives somebody the role of a link, unless they have a higher one. Throws SHARE_LINK_WRONG, and SHARE_REFUSED. */
export const acceptShareLink = async (
  tx: Queryable,
  secret: string,
  { userId, now }: { userId: string; now: Date },
): Promise<{ quiz_id: string; name: string; role: Role }> => {
  const hasSecret = eq(shareLinks.secretHash, hashOf(secret))
  // The owner replaces or ends the link before this, or afterwards, and then sees who came.
  await tx.select().from(shareLinks).where(hasSecret).for('update')
  const [found] = await tx
    .select({ link: shareLinks, quizId: quizzes.id, name: quizzes.name })
    .from(shareLinks)
    .innerJoin(
      quizzes,
      // The role was given by whoever owned the quiz then.
      and(eq(quizzes.familyId, shareLinks.familyId), eq(quizzes.instructorId, shareLinks.createdBy)),
    )
    // Accounts of another auth service are unknown here.
    .leftJoin(accounts, eq(accounts.id, shareLinks.createdBy))
    .where(and(hasSecret, gt(shareLinks.expiresAt, now), isNull(accounts.disabledAt)))
    .orderBy(desc(quizzes.version))
    .limit(1)
  if (!found) throw new Problem('SHARE_LINK_WRONG')
  const { link, quizId, name } = found
  const isTakenAway = await wasTakenAway(tx, link.familyId, userId)
  const role = (await readRoles(tx, [quizId], userId)).get(quizId)?.role
  if (role && mayAs(role, link.role)) return { quiz_id: quizId, name, role }
  if (isTakenAway)
    throw new Problem('SHARE_REFUSED', {
      message: 'Your role in this quiz was taken away. Ask its owner to add you again.',
    })
  const subject = { kind: 'person' as const, subjectId: userId }
  await giveRole(tx, link.familyId, subject, link.role, { by: link.createdBy, now })
  const details = { role: link.role }
  await logEvent(tx, { actorId: userId, kind: 'acceptShareLink', quizIds: [quizId], details }, now)
  return { quiz_id: quizId, name, role: link.role }
}

export const forgetOldShareLinks = async (db: Queryable, now: Date): Promise<void> => {
  await db.delete(shareLinks).where(lt(shareLinks.expiresAt, now))
}
