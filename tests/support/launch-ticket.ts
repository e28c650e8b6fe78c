import { hashToken, makeToken } from '@quizwright/services/auth/token.ts'
import type { Database } from '@quizwright/services/database/database.ts'
import { ltiTickets } from '@quizwright/services/database/tables/lti.ts'
import { saveLaunchedStudent } from '@quizwright/services/lti/launch/launched-student.ts'
import { findLink } from '@quizwright/services/students/find-link.ts'

const minuteMs = 60_000

/** What a launch gives to a browser, without a learning platform. */
export const addLaunchTicket = async (db: Database, sessionId: string): Promise<string> => {
  const { linkId, instructorId } = await findLink(db, sessionId)
  const subject = makeToken()
  const now = new Date()
  const claims = { iat: 0, name: 'Bo' }
  const studentId = await db.transaction((tx) =>
    saveLaunchedStudent(tx, { platform: 'uni', subject, instructorId, claims }, now),
  )
  const ticket = makeToken()
  const expiresAt = new Date(now.getTime() + minuteMs)
  await db
    .insert(ltiTickets)
    .values({ ticketHash: hashToken(ticket), sessionLinkId: linkId, studentId, expiresAt })
  return ticket
}
