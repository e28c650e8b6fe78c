import { and, eq, gt } from '../../database/drizzle.ts'
import { hashToken } from '../../auth/identity/token.ts'
import type { Queryable } from '../../database/database.ts'
import { studentTokens } from '../../database/tables/student-access.ts'
import { students } from '../../database/tables/students.ts'
import { resolveMerged } from '../resolve-merged.ts'

/** The student of a token, after merges, and the only link for which it is valid, if it is restricted to one. */
export type TokenHolder = { studentId: string; instructorId: string; linkId: string | null }

/** Returns the student of a valid token. Undefined for an unknown or expired token. */
export const findStudentByToken = async (
  db: Queryable,
  token: string | undefined,
  now: Date,
): Promise<TokenHolder | undefined> => {
  if (token === undefined) return undefined
  const [found] = await db
    .select({
      studentId: studentTokens.studentId,
      linkId: studentTokens.linkId,
      instructorId: students.instructorId,
    })
    .from(studentTokens)
    .innerJoin(students, eq(students.id, studentTokens.studentId))
    .where(and(eq(studentTokens.tokenHash, hashToken(token)), gt(studentTokens.expiresAt, now)))
  return found && { ...found, studentId: await resolveMerged(db, found.studentId) }
}

/** Whether a token is valid for this link of this instructor. */
export const holdsFor = (
  holder: TokenHolder | undefined,
  { instructorId, linkId }: { instructorId: string; linkId: string },
): holder is TokenHolder =>
  holder !== undefined &&
  holder.instructorId === instructorId &&
  (holder.linkId === null || holder.linkId === linkId)
