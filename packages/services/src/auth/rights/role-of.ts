import { defined } from '@quizwright/domain/defined.ts'
import { mayAs, type Role, roles } from '@quizwright/domain/rules/role.ts'
import { and, eq, or, sql, type SQL } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import { courseInstructors } from '../../database/tables/main.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { shares } from '../../database/tables/shares.ts'
import { textArray } from '../../database/queries/text-array.ts'

/** The condition of the shares that give a person a role: their own, and those of the courses they teach. */
export const sharedWith = (userId: string): SQL =>
  defined(
    or(
      and(eq(shares.kind, 'person'), eq(shares.subjectId, userId)),
      and(
        eq(shares.kind, 'course'),
        sql`${shares.subjectId} in (
        select course_id from ${courseInstructors} where instructor_id = ${userId})`,
      ),
    ),
    'or',
  )

/**
 * The condition of the quizzes that a person may use with at least this role. The owner's own are found without
 * looking at any share.
 */
export const mayUse = (userId: string, needed: Role): SQL => {
  const isOwn = eq(quizzes.instructorId, userId)
  if (needed === 'owner') return isOwn
  const enough = roles.filter((role) => mayAs(role, needed))
  return defined(
    or(
      isOwn,
      sql`exists (select 1 from ${shares} where ${shares.familyId} = ${quizzes.familyId}
      and ${shares.role} = any(${textArray(enough)}) and ${sharedWith(userId)})`,
    ),
    'or',
  )
}

/** Somebody's role in a quiz: null if it was taken away by `changedBy`. */
export type FoundRole = { ownerId: string; role: Role | null; changedBy: string | null }

/** Returns the role of a person in each of these quizzes. Quizzes in which they never had one are left out. */
export const readRoles = async (
  db: Queryable,
  quizIds: readonly string[],
  userId: string,
): Promise<Map<string, FoundRole>> => {
  const rows = await db
    .select({
      id: quizzes.id,
      ownerId: quizzes.instructorId,
      role: shares.role,
      changedBy: shares.changedBy,
    })
    .from(quizzes)
    .leftJoin(shares, and(eq(shares.familyId, quizzes.familyId), sharedWith(userId)))
    .where(inIds(quizzes.id, quizIds))
  const found = new Map<string, FoundRole>()
  for (const { id, ownerId, role, changedBy } of rows) {
    if (ownerId === userId) found.set(id, { ownerId, role: 'owner', changedBy: null })
    else if (changedBy !== null && mayReplace(found.get(id), role))
      found.set(id, { ownerId, role, changedBy })
  }
  return found
}

/** Of several shares, such as one's own and that of a course, the highest role counts. */
const mayReplace = (known: FoundRole | undefined, role: Role | null): boolean =>
  known === undefined || (role !== null && !mayAs(known.role, role))
