import type { OwnAllowance } from '@quizwright/contracts/schemas/allowance.ts'
import { and, desc, eq, inArray } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { moreAttempts } from '../../database/tables/student-access.ts'
import { recordsMergedInto } from '../merged-records.ts'

/** A student, and a link with the sessions that continue it in new versions. */
export type StudentAtLink = { studentId: string; linkId: string }

/**
 * Reads what an instructor last allowed a student, or one that was merged into this one, beyond the attempts of the
 * session.
 */
export const readAllowance = async (db: Queryable, { studentId, linkId }: StudentAtLink) => {
  const [latest] = await db
    .select()
    .from(moreAttempts)
    .where(
      and(eq(moreAttempts.linkId, linkId), inArray(moreAttempts.studentId, recordsMergedInto(studentId))),
    )
    .orderBy(desc(moreAttempts.createdAt), desc(moreAttempts.id))
    .limit(1)
  return latest
}

/** Tells a student about the attempts that they were allowed beyond the others. */
export const describeOwnAllowance = async (
  db: Queryable,
  student: StudentAtLink,
): Promise<{ more_attempts?: OwnAllowance }> => {
  const latest = await readAllowance(db, student)
  if (!latest || latest.more === 0) return {}
  return { more_attempts: { more: latest.more, ...(latest.isShown && { reason: latest.reason }) } }
}
