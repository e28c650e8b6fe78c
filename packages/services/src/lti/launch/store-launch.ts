import { Problem } from '@quizwright/contracts/problem.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { id as idSchema } from '@quizwright/domain/schemas/text.ts'
import { hashToken, makeToken } from '../../auth/identity/token.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { ltiLinks, ltiScores, ltiTickets, ltiUsedNonces } from '../../database/tables/lti.ts'
import { findMeantSession, SessionUnclear } from '../links/find-meant-session.ts'
import { findLink } from '../../students/admission/find-link.ts'
import { toldGroups } from '../groups/told-groups.ts'
import { claimNames, type LaunchClaims, scopes, sectionOf } from '../claims.ts'
import type { LtiPlatform } from '../platform-settings.ts'
import { saveLaunchedStudent } from './launched-student.ts'
import { isStaffOf } from './roles.ts'
import type { VerifiedLaunch } from './verify-launch.ts'

const minuteMs = 60_000
const nonceMs = 20 * minuteMs
const ticketMs = minuteMs

type Launch = VerifiedLaunch & { platform: LtiPlatform; nonce: string; launchUrl: string; now: Date }

/** What a launch opens: the session, with a ticket for the student's page. */
export type OpenedLaunch = {
  sessionLinkId: string
  quizName: string
  courseTitle: string
  ticket: string
  isStaff: boolean
}

/** The session that a link in a course names: in its address, or in the custom parameter `session`. */
const sessionOf = (claims: LaunchClaims, launchUrl: string): string | undefined => {
  const custom = claims[claimNames.custom]?.['session']
  if (typeof custom === 'string' && custom !== '') return custom
  const path = new URL(claims[claimNames.targetLinkUri] ?? launchUrl).pathname
  return path.slice(new URL(launchUrl).pathname.length + 1) || undefined
}

/** A launch that was used, as by going back in the browser. `sessionLinkId`: what a student had opened by it. */
export class LaunchUsed extends Problem {
  readonly platform: string
  readonly sessionLinkId: string | undefined

  constructor(platform: LtiPlatform, sessionLinkId?: string) {
    super('LTI_USED')
    this.platform = platform.name
    this.sessionLinkId = sessionLinkId
  }
}

type Nonce = Pick<Launch, 'platform' | 'nonce' | 'now'>

/** Each launch counts once, also if its token is sent again within its life. */
const isFirstUse = async (tx: Queryable, { platform, nonce, now }: Nonce): Promise<boolean> => {
  const nonceHash = hashToken(`${platform.name} ${nonce}`)
  const used = await tx
    .insert(ltiUsedNonces)
    .values({ nonceHash, expiresAt: new Date(now.getTime() + nonceMs) })
    .onConflictDoNothing()
    .returning()
  return used.length > 0
}

export const spendNonce = async (tx: Queryable, nonce: Nonce): Promise<void> => {
  if (!(await isFirstUse(tx, nonce))) throw new LaunchUsed(nonce.platform)
}

const findSession = async (tx: Queryable, launch: Launch) => {
  const named = idSchema.safeParse(sessionOf(launch.claims, launch.launchUrl)).data
  const { linkId, isCopied } = await findMeantSession(tx, launch, named)
  if (linkId === undefined) throw new SessionUnclear(undefined)
  const link = await findLink(tx, linkId).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'NOT_FOUND') throw new SessionUnclear(undefined)
    throw error
  })
  // Only a session for the students of courses may be opened from one: its instructor has chosen that.
  if (link.access !== 'institution') throw new SessionUnclear(undefined)
  if (isCopied) throw new SessionUnclear(link.quizName)
  return link
}

/** Stores the link, with what the latest launch says about its column in the gradebook. */
const saveLink = async (
  tx: Queryable,
  { platform, deploymentId, resourceLinkId, claims, now }: Launch,
  sessionLinkId: string,
): Promise<{ id: string; canScore: boolean }> => {
  const endpoint = claims[claimNames.scores]
  const context = claims[claimNames.context]
  const latest = {
    contextTitle: context?.title ?? context?.label ?? '',
    family: claims[claimNames.toolPlatform]?.product_family_code ?? '',
    lineItem: endpoint?.lineitem ?? null,
    lineItems: endpoint?.lineitems ?? null,
    contextId: context?.id ?? '',
    membersUrl: claims[claimNames.members]?.context_memberships_url ?? null,
    scopes: Object.values(scopes).filter((scope) => endpoint?.scope.includes(scope)),
    launchedAt: now,
  }
  const link = elementAt(
    await tx
      .insert(ltiLinks)
      .values({
        id: makeId(),
        platform: platform.name,
        deploymentId,
        resourceLinkId,
        sessionLinkId,
        ...latest,
      })
      .onConflictDoUpdate({
        target: [ltiLinks.platform, ltiLinks.deploymentId, ltiLinks.resourceLinkId, ltiLinks.sessionLinkId],
        // A column that was found or made before stays, where a launch names none.
        set: { ...latest, ...(latest.lineItem === null && { lineItem: ltiLinks.lineItem }) },
      })
      .returning({ id: ltiLinks.id }),
    0,
  )
  return { id: link.id, canScore: latest.scopes.includes(scopes.score) }
}

/**
 * Stores a launch that was checked, in one transaction, and returns where it leads. The ticket is valid for a minute
 * and once. Throws LTI_USED, and SessionUnclear if the link names no session for students of courses, or one of another
 * course.
 */
export const storeLaunch = (db: Database, launch: Launch): Promise<OpenedLaunch> =>
  db.transaction(async (tx) => {
    const { claims, subject, now } = launch
    const isStaff = isStaffOf(claims[claimNames.roles] ?? [])
    if (!(await isFirstUse(tx, launch))) {
      const opened = isStaff ? undefined : await findSession(tx, launch).catch(() => undefined)
      throw new LaunchUsed(launch.platform, opened?.linkId)
    }
    const session = await findSession(tx, launch)
    const link = await saveLink(tx, launch, session.linkId)
    const studentId = await saveLaunchedStudent(
      tx,
      { platform: launch.platform.name, subject, instructorId: session.instructorId, claims },
      now,
    )
    // Platforms keep no marks of their staff.
    if (!isStaff)
      await tx
        .insert(ltiScores)
        .values({
          id: makeId(),
          linkId: link.id,
          studentId,
          subject,
          section: sectionOf(claims),
          dueAt: now,
          heldUntil: now,
        })
        .onConflictDoUpdate({
          target: [ltiScores.linkId, ltiScores.subject],
          set: { studentId, ...toldGroups(sectionOf(claims) !== '' && { section: sectionOf(claims) }) },
        })
    const ticket = makeToken()
    await tx.insert(ltiTickets).values({
      ticketHash: hashToken(ticket),
      sessionLinkId: session.linkId,
      studentId,
      expiresAt: new Date(now.getTime() + ticketMs),
    })
    return {
      sessionLinkId: session.linkId,
      quizName: session.quizName,
      courseTitle: claims[claimNames.context]?.title ?? '',
      ticket,
      isStaff,
    }
  })
