import { Problem } from '@quizwright/contracts/problem.ts'
import type { GivenRole } from '@quizwright/domain/rules/role.ts'
import type { AddShareBody } from '@quizwright/domain/schemas/share.ts'
import { and, eq, isNotNull, isNull } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { accounts } from '../../database/tables/auth.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { shares } from '../../database/tables/shares.ts'

type Subject = { kind: 'person' | 'course'; subjectId: string }
type Family = { familyId: string; ownerId: string; courseId: string | null }
type By = { by: string; now: Date }

/**
 * Locks a quiz, so that sharing it and handing it over follow one another. Throws NOT_FOUND if the caller does not
 * own it, or no longer.
 */
export const lockOwned = async (tx: Queryable, quizId: string, userId: string): Promise<Family> => {
  const [quiz] = await tx
    .select({ familyId: quizzes.familyId, ownerId: quizzes.instructorId, courseId: quizzes.courseId })
    .from(quizzes)
    .where(and(eq(quizzes.id, quizId), eq(quizzes.instructorId, userId)))
    .for('no key update')
  if (!quiz) throw new Problem('NOT_FOUND')
  return quiz
}

/** Gives a role, or another one. Repeating it changes nothing. */
export const giveRole = async (
  tx: Queryable,
  familyId: string,
  { kind, subjectId }: Subject,
  role: GivenRole,
  { by, now }: By,
): Promise<void> => {
  await tx
    .insert(shares)
    .values({ familyId, kind, subjectId, role, changedBy: by, changedAt: now })
    .onConflictDoUpdate({
      target: [shares.familyId, shares.kind, shares.subjectId],
      set: { role, changedBy: by, changedAt: now },
    })
}

/**
 * Takes a role away. The row stays, so that whoever still types can be told. Returns whether there is or was a role.
 */
export const takeRole = async (
  tx: Queryable,
  familyId: string,
  { kind, subjectId }: Subject,
  { by, now }: By,
): Promise<boolean> => {
  await tx
    .update(shares)
    .set({ role: null, changedBy: by, changedAt: now })
    .where(and(isShare(familyId, kind, subjectId), isNotNull(shares.role)))
  return (await tx.$count(shares, isShare(familyId, kind, subjectId))) > 0
}

/** Forgets a role that its holder gave up themselves. One that was taken away is remembered. */
export const giveUpRole = async (tx: Queryable, familyId: string, userId: string): Promise<void> => {
  const left = await tx
    .delete(shares)
    .where(and(isShare(familyId, 'person', userId), isNotNull(shares.role)))
    .returning()
  if (left.length === 0)
    throw new Problem('SHARE_REFUSED', {
      message: 'You have this quiz by your course. Its owner can take it away from the course.',
    })
}

/**
 * Whether a person's own role was taken away, which a role by a course does not make up for. Whoever gives or takes a
 * role they have had waits until the transaction ends.
 */
export const wasTakenAway = async (tx: Queryable, familyId: string, userId: string): Promise<boolean> => {
  const [own] = await tx
    .select({ role: shares.role })
    .from(shares)
    .where(isShare(familyId, 'person', userId))
    .for('update')
  return own !== undefined && own.role === null
}

const isShare = (familyId: string, kind: Subject['kind'], subjectId: string) =>
  and(eq(shares.familyId, familyId), eq(shares.kind, kind), eq(shares.subjectId, subjectId))

/** Requires a share that can be changed. Throws NOT_FOUND. */
export const requireShare = async (
  tx: Queryable,
  familyId: string,
  { kind, subjectId }: Subject,
): Promise<void> => {
  const found = await tx.$count(shares, and(isShare(familyId, kind, subjectId), isNotNull(shares.role)))
  if (found === 0) throw new Problem('NOT_FOUND')
}

/** Finds whom a share is for. Throws SHARE_REFUSED with the reason. */
export const findSubject = async (
  tx: Queryable,
  { ownerId, courseId }: Family,
  { email, course_id }: AddShareBody,
): Promise<Subject> => {
  if (course_id !== undefined) {
    if (course_id !== courseId)
      throw new Problem('SHARE_REFUSED', {
        message: 'This quiz belongs to another course. Only the team of its own course can be given a role.',
      })
    return { kind: 'course', subjectId: course_id }
  }
  const subjectId = await findAccount(tx, email ?? '')
  if (subjectId === undefined)
    throw new Problem('SHARE_REFUSED', {
      message:
        'Nobody signs in here with this e-mail address. Ask your colleague for the address that they use here.',
      errors: [{ field: 'email', messages: ['Nobody signs in here with this e-mail address.'] }],
    })
  if (subjectId === ownerId)
    throw new Problem('SHARE_REFUSED', {
      message: 'This person owns the quiz already and may do everything.',
    })
  return { kind: 'person', subjectId }
}

/** Finds the account of an e-mail address, in any case. Disabled ones are not found. */
export const findAccount = async (tx: Queryable, email: string): Promise<string | undefined> => {
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.emailKey, email.trim().toLowerCase()), isNull(accounts.disabledAt)))
  return account?.id
}
