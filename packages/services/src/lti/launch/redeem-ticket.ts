import { Problem } from '@quizwright/contracts/problem.ts'
import type { ConfirmedStudent, OpenLaunchBody } from '@quizwright/contracts/schemas/learner.ts'
import { and, eq, gt } from '../../database/drizzle.ts'
import { hashToken } from '../../auth/identity/token.ts'
import type { Database } from '../../database/database.ts'
import { ltiTickets } from '../../database/tables/lti.ts'
import { addStudentToken } from '../../students/admission/add-student-token.ts'
import { findLink } from '../../students/admission/find-link.ts'
import { readKnownStudent } from '../../students/read-known-student.ts'
import { resolveMerged } from '../../students/resolve-merged.ts'

/**
 * Exchanges the ticket of a launch for the student's token, once. The token is valid for the sessions of that link.
 * Throws NOT_FOUND and LTI_USED.
 */
export const redeemTicket = (
  db: Database,
  { session_id: sessionId, ticket }: OpenLaunchBody,
  now: Date,
): Promise<ConfirmedStudent> =>
  db.transaction(async (tx) => {
    const { linkId } = await findLink(tx, sessionId)
    const isValid = and(
      eq(ltiTickets.ticketHash, hashToken(ticket)),
      eq(ltiTickets.sessionLinkId, linkId),
      gt(ltiTickets.expiresAt, now),
    )
    const [used] = await tx.delete(ltiTickets).where(isValid).returning()
    if (!used) throw new Problem('LTI_USED')
    const studentId = await resolveMerged(tx, used.studentId)
    return {
      token: await addStudentToken(tx, { studentId, linkId }, now),
      student: await readKnownStudent(tx, studentId),
    }
  })
