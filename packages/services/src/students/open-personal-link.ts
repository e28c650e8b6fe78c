import { Problem } from '@quizwright/contracts/problem.ts'
import type { ConfirmedStudent } from '@quizwright/contracts/schemas/learner.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { listedStudents } from '../database/tables/student-access.ts'
import { hashSecret } from '../student-list/personal-link.ts'
import { addStudentToken } from './add-student-token.ts'
import { findLink } from './find-link.ts'
import { readKnownStudent } from './read-known-student.ts'
import { resolveMerged } from './resolve-merged.ts'

/**
 * Authorizes a browser as the student to whom a personal link belongs. The token is valid for the sessions of that
 * link. Throws NOT_FOUND and PERSONAL_LINK_WRONG.
 */
export const openPersonalLink = async (
  db: Database,
  { session_id: sessionId, secret }: { session_id: string; secret: string },
  now: Date,
): Promise<ConfirmedStudent> => {
  const { linkId } = await findLink(db, sessionId)
  const [listed] = await db
    .select({ studentId: listedStudents.studentId })
    .from(listedStudents)
    .where(
      and(
        eq(listedStudents.linkId, linkId),
        eq(listedStudents.secretHash, hashSecret(secret)),
        isNull(listedStudents.removedAt),
      ),
    )
  if (!listed) throw new Problem('PERSONAL_LINK_WRONG')
  const studentId = await resolveMerged(db, listed.studentId)
  return {
    token: await addStudentToken(db, { studentId, linkId }, now),
    student: await readKnownStudent(db, studentId),
  }
}
