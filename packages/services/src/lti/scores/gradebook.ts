import * as z from 'zod'
import { scopes } from '../claims.ts'
import { fetchPlatform, type PlatformAnswer } from '../fetch-platform.ts'
import type { LtiPlatform } from '../platform-settings.ts'
import type { AccessTokens } from './access-tokens.ts'
import { PlatformRefused } from './platform-refused.ts'

const media = {
  item: 'application/vnd.ims.lis.v2.lineitem+json',
  items: 'application/vnd.ims.lis.v2.lineitemcontainer+json',
  results: 'application/vnd.ims.lis.v2.resultcontainer+json',
  score: 'application/vnd.ims.lis.v1.score+json',
} as const

const number = z.coerce.number().refine(Number.isFinite)
const lineItem = z.object({
  id: z.url().max(2_048),
  scoreMaximum: number.optional().catch(undefined),
  resourceLinkId: z.string().optional().catch(undefined),
  tag: z.string().optional().catch(undefined),
})
export type LineItem = z.infer<typeof lineItem>
const results = z.array(
  z.object({
    userId: z.string(),
    resultScore: number.optional().catch(undefined),
    resultMaximum: number.optional().catch(undefined),
  }),
)

/** A score as the Assignment and Grade Services take it. */
export type SentScore = {
  userId: string
  scoreGiven?: number
  scoreMaximum?: number
  activityProgress: 'Completed' | 'Submitted'
  gradingProgress: 'FullyGraded' | 'PendingManual'
  timestamp: string
  submission?: { startedAt?: string; submittedAt: string }
  [extension: string]: unknown
}

/** What a platform lets us do with the gradebook of a link. */
export type GradebookAccess = { platform: LtiPlatform; tokens: AccessTokens; scopes: readonly string[] }
export type Gradebook = {
  readItem: (url: string) => Promise<LineItem>
  /** The column of a resource link among those of the course, if there is exactly one. */
  findItem: (itemsUrl: string, resourceLinkId: string) => Promise<LineItem | undefined>
  makeItem: (itemsUrl: string, item: object) => Promise<LineItem>
  /** What the platform holds for a user, of the maximum of the column. Undefined if it holds nothing. */
  readResult: (itemUrl: string, userId: string) => Promise<number | undefined>
  send: (itemUrl: string, score: SentScore) => Promise<void>
}

/** A part of a line item's address goes before its query, which some platforms have. */
const below = (itemUrl: string, part: string, query: Record<string, string> = {}): string => {
  const url = new URL(itemUrl)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${part}`
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
  return url.href
}

const parse = <T>(
  schema: z.ZodType<T>,
  { text, status }: PlatformAnswer,
  part: PlatformRefused['part'],
): T => {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new PlatformRefused(status, part)
  }
}

/** Calls the Assignment and Grade Services. Each call throws PlatformUnreachable and PlatformRefused. */
export const openGradebook = ({ platform, tokens, scopes: allowed }: GradebookAccess): Gradebook => {
  const call = async (
    part: PlatformRefused['part'],
    { url, ...request }: { url: string; method?: string; headers: Record<string, string>; body?: string },
    isAgain = false,
  ): Promise<PlatformAnswer> => {
    const asked = { platform, scopes: allowed }
    const authorization = `Bearer ${await tokens.get(asked)}`
    const answer = await fetchPlatform(url, {
      ...request,
      headers: { ...request.headers, authorization },
      trusted: platform.tokenUrl,
    })
    if (answer.status === 401 && !isAgain) {
      tokens.forget(asked)
      return call(part, { url, ...request }, true)
    }
    if (answer.status < 200 || answer.status > 299)
      throw new PlatformRefused(answer.status, part, answer.headers)
    return answer
  }
  return {
    readItem: async (url) =>
      parse(lineItem, await call('item', { url, headers: { accept: media.item } }), 'item'),
    findItem: async (itemsUrl, resourceLinkId) => {
      const url = new URL(itemsUrl)
      url.searchParams.set('resource_link_id', resourceLinkId)
      const answer = await call('item', { url: url.href, headers: { accept: media.items } })
      const found = parse(z.array(lineItem), answer, 'item').filter(
        (item) => item.resourceLinkId === resourceLinkId,
      )
      return found.length === 1 ? found[0] : undefined
    },
    makeItem: async (url, item) => {
      const headers = { 'content-type': media.item, accept: media.item }
      return parse(
        lineItem,
        await call('item', { url, method: 'POST', headers, body: JSON.stringify(item) }),
        'item',
      )
    },
    readResult: async (itemUrl, userId) => {
      const url = below(itemUrl, 'results', { user_id: userId })
      const all = parse(results, await call('result', { url, headers: { accept: media.results } }), 'result')
      // Some platforms ignore the filter.
      return all.find((result) => result.userId === userId)?.resultScore
    },
    send: async (itemUrl, score) => {
      const url = below(itemUrl, 'scores')
      await call('score', {
        url,
        method: 'POST',
        headers: { 'content-type': media.score },
        body: JSON.stringify(score),
      })
    },
  }
}

export const canReadItems = (allowed: readonly string[]): boolean =>
  allowed.includes(scopes.lineItem) || allowed.includes(scopes.readLineItem)
