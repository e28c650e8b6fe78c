import { Problem } from '@quizwright/contracts/problem.ts'
import { and, eq, isNotNull, isNull, lt, or } from '../../database/drizzle.ts'
import type { Context } from '../../context.ts'
import { ltiLinks } from '../../database/tables/lti.ts'
import type { LtiPlatform } from '../platform-settings.ts'
import type { AccessTokens } from '../scores/access-tokens.ts'
import { fetchMembers, MembersUnread } from './fetch-members.ts'
import { storeMembers } from './store-members.ts'

type LinkRow = typeof ltiLinks.$inferSelect
export type Reading = {
  context: Pick<Context, 'db' | 'now'>
  platforms: readonly LtiPlatform[]
  tokens: AccessTokens
}

const holdMs = 5 * 60_000

/** Whether this process reads the list of a link now; no other does meanwhile. */
const hold = async ({ db, now }: Reading['context'], link: LinkRow): Promise<boolean> => {
  const isFree = or(isNull(ltiLinks.membersHeldUntil), lt(ltiLinks.membersHeldUntil, now()))
  const held = await db
    .update(ltiLinks)
    .set({ membersHeldUntil: new Date(now().getTime() + holdMs) })
    .where(and(eq(ltiLinks.id, link.id), isFree))
    .returning({ id: ltiLinks.id })
  return held.length === 1
}

type Asked = {
  /** Whether somebody has confirmed a list that would mark more than half as left. */
  isConfirmed: boolean
  /** Throws if whoever asked may not any more: platforms answer slowly. */
  requireStillAllowed?: () => Promise<void>
}

/**
 * Reads the members of the course of a link and takes them over. What fails is told at the link, and what was read
 * before stays.
 */
export const readMembers = async (
  { context, platforms, tokens }: Reading,
  link: LinkRow,
  { isConfirmed, requireStillAllowed }: Asked,
): Promise<void> => {
  const { db, now } = context
  const platform = platforms.find(({ name }) => name === link.platform)
  if (!platform || link.membersUrl === null || !(await hold(context, link))) return
  const ended = { membersHeldUntil: null }
  try {
    const members = await fetchMembers({ platform, tokens, address: link.membersUrl })
    await requireStillAllowed?.()
    await storeMembers(db, { link, members, isConfirmed }, now())
    await db
      .update(ltiLinks)
      .set({ ...ended, membersReadAt: now(), membersProblem: null })
      .where(eq(ltiLinks.id, link.id))
  } catch (error) {
    const unread = error instanceof MembersUnread ? error.problem : 'unreadable'
    // Who asked may have lost the role, which says nothing about the list.
    const told = error instanceof Problem ? {} : { membersProblem: unread }
    await db
      .update(ltiLinks)
      .set({ ...ended, ...told })
      .where(eq(ltiLinks.id, link.id))
    if (!(error instanceof MembersUnread)) throw error
  }
}

/** The links of a session whose platform lets us read the members. */
export const linksWithMembers = (db: Context['db'], sessionLinkId: string): Promise<LinkRow[]> =>
  db
    .select()
    .from(ltiLinks)
    .where(and(eq(ltiLinks.sessionLinkId, sessionLinkId), isNotNull(ltiLinks.membersUrl)))
