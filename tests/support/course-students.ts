import { elementAt } from '@quizwright/domain/defined.ts'
import { hashToken, makeToken } from '@quizwright/services/auth/identity/token.ts'
import type { Database } from '@quizwright/services/database/database.ts'
import { ltiLinks, ltiScores, ltiTickets } from '@quizwright/services/database/tables/lti.ts'
import { ltiDeployments, ltiPlatforms } from '@quizwright/services/database/tables/lti-platforms.ts'
import { saveLaunchedStudent } from '@quizwright/services/lti/launch/launched-student.ts'
import { makeId } from '@quizwright/services/database/queries/make-id.ts'
import {
  connectAccount,
  listAccounts,
  makeConnectionCode,
  type PlatformAccount,
} from '@quizwright/services/lti/deep-linking/connection-codes.ts'
import { findLink } from '@quizwright/services/students/admission/find-link.ts'

const minuteMs = 60_000

/** Adds a student whom a learning platform sends to a session. */
const addLaunched = async (db: Database, sessionId: string) => {
  const { linkId, instructorId } = await findLink(db, sessionId)
  const subject = makeToken()
  const now = new Date()
  const claims = { iat: 0, name: 'Bo' }
  const studentId = await db.transaction((tx) =>
    saveLaunchedStudent(tx, { platform: 'uni', subject, instructorId, claims }, now),
  )
  return { linkId, subject, studentId, now }
}

/** What a launch gives to a browser, without a learning platform. */
export const addLaunchTicket = async (db: Database, sessionId: string): Promise<string> => {
  const { linkId, studentId, now } = await addLaunched(db, sessionId)
  const ticket = makeToken()
  const expiresAt = new Date(now.getTime() + minuteMs)
  await db
    .insert(ltiTickets)
    .values({ ticketHash: hashToken(ticket), sessionLinkId: linkId, studentId, expiresAt })
  return ticket
}

const accountOf = (): PlatformAccount => ({
  platform: 'uni',
  subject: makeToken(),
  name: 'Ada Lovelace',
  courseTitle: 'Physics 1',
})

/** The code that a course shows to whoever teaches it. */
export const addLtiCode = (db: Database): Promise<string> => makeConnectionCode(db, accountOf(), new Date())

/** Connects an account at a learning platform with an instructor. Returns its id. */
export const addLtiAccount = async (db: Database, instructorId: string): Promise<string> => {
  const now = new Date()
  const code = await makeConnectionCode(db, accountOf(), now)
  await connectAccount(db, { code, instructorId }, now)
  const account = elementAt(await listAccounts(db, { instructorId, platforms: [] }), 0)
  return account._id
}

/** A learning platform that was registered here, with one deployment. Returns its name. */
export const addLtiPlatform = async (db: Database): Promise<string> => {
  const name = `uni-${makeId().toLowerCase()}`
  const address = 'https://uni.example.org'
  const now = new Date()
  await db.insert(ltiPlatforms).values({
    name,
    label: 'University',
    issuer: address,
    clientId: name,
    authorizationUrl: `${address}/authorize`,
    tokenUrl: `${address}/token`,
    keysUrl: `${address}/keys`,
    tokenAudience: '',
    frameOrigins: [],
    allDeployments: false,
    state: 'active',
    createdAt: now,
  })
  await db
    .insert(ltiDeployments)
    .values({ platform: name, deploymentId: '1', state: 'pending', courseTitle: 'Physics 1', seenAt: now })
  return name
}

/** A score that somebody has changed in the gradebook. Returns its id. */
export const addLtiScore = async (db: Database, sessionId: string): Promise<string> => {
  const { linkId: sessionLinkId, subject, studentId, now } = await addLaunched(db, sessionId)
  const id = makeId()
  await db.insert(ltiLinks).values({
    id,
    platform: 'uni',
    deploymentId: '1',
    resourceLinkId: id,
    sessionLinkId,
    contextTitle: 'Physics 1',
    family: 'moodle',
    scopes: [],
    launchedAt: now,
  })
  await db.insert(ltiScores).values({
    id,
    linkId: id,
    studentId,
    subject,
    state: 'differs',
    dueAt: now,
    heldUntil: now,
    lastGiven: 3,
    lastMaximum: 4,
    theirs: 4,
  })
  return id
}
