import type { MembersProblem } from '../../database/tables/lti.ts'
import { membersScope } from '../claims.ts'
import { fetchPlatform, PlatformUnreachable } from '../fetch-platform.ts'
import type { LtiPlatform } from '../platform-settings.ts'
import type { AccessTokens } from '../scores/access-tokens.ts'
import { PlatformRefused } from '../scores/platform-refused.ts'
import { type Member, membersPage, nextPage } from './members-page.ts'

const perPage = 200
const mostPages = 200
const maxBytes = 8 * 1024 * 1024
/** More than any course has: what is kept in memory, and named in one statement, stays bounded. */
const mostMembers = 20_000
const media = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json'

/** A list that could not be read whole. Nothing of it counts. */
export class MembersUnread extends Error {
  override name = 'MembersUnread'
  readonly problem: MembersProblem

  constructor(problem: MembersProblem, options?: ErrorOptions) {
    super(`The members of a course could not be read: ${problem}.`, options)
    this.problem = problem
  }
}

const firstPage = (address: string): string => {
  const url = new URL(address)
  if (!url.searchParams.has('limit')) url.searchParams.set('limit', String(perPage))
  return url.href
}

type Asked = { platform: LtiPlatform; tokens: AccessTokens; address: string }

const fetchPage = async ({ platform, tokens, address }: Asked, isAgain = false) => {
  const asked = { platform, scopes: [membersScope] }
  const headers = { accept: media, authorization: `Bearer ${await tokens.get(asked)}` }
  const answer = await fetchPlatform(address, { headers, trusted: platform.tokenUrl, maxBytes })
  if (answer.status === 401 && !isAgain) {
    tokens.forget(asked)
    return fetchPage({ platform, tokens, address }, true)
  }
  if (answer.status !== 200) throw new MembersUnread(answer.status >= 500 ? 'unreachable' : 'refused')
  return answer
}

const parse = (text: string): Member[] => {
  try {
    return membersPage.parse(JSON.parse(text)).members
  } catch (error) {
    throw new MembersUnread('unreadable', { cause: error })
  }
}

const readPages = async (asked: Asked): Promise<Member[]> => {
  const members = new Map<string, Member>()
  const seen = new Set<string>()
  let address: string | undefined = firstPage(asked.address)
  const { origin } = new URL(asked.address)
  while (address !== undefined) {
    // Whoever leads in a circle, or elsewhere, or never ends, gives no list.
    if (seen.has(address) || seen.size >= mostPages || new URL(address).origin !== origin)
      throw new MembersUnread('unreadable')
    seen.add(address)
    const { text, headers } = await fetchPage({ ...asked, address })
    for (const member of parse(text)) members.set(member.user_id, member)
    if (members.size > mostMembers) throw new MembersUnread('unreadable')
    address = nextPage(headers.get('link'), address)
  }
  return [...members.values()]
}

/** Reads all members of a course, page by page (Names and Role Provisioning Services). Throws MembersUnread. */
export const fetchMembers = async (asked: Asked): Promise<Member[]> => {
  try {
    return await readPages(asked)
  } catch (error) {
    if (error instanceof PlatformUnreachable) throw new MembersUnread('unreachable', { cause: error })
    if (error instanceof PlatformRefused)
      throw new MembersUnread(error.status >= 500 ? 'unreachable' : 'refused', { cause: error })
    throw error
  }
}
