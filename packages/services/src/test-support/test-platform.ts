import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt, exportJWK, type JWTPayload } from 'jose'
import { claimNames, scopes } from '../lti/claims.ts'
import type { LtiPlatform } from '../lti/platform-settings.ts'
import { authorizePage, type CoursePage, coursePage } from './test-platform-pages.ts'
import { makeKey, signWith } from './test-provider.ts'

type Key = Awaited<ReturnType<typeof makeKey>>
/** What a platform tells about itself to tools that register. */
const configurationOf = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/authorize`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/keys`,
  registration_endpoint: `${url}/register`,
  scopes_supported: ['openid', ...Object.values(scopes)],
  'https://purl.imsglobal.org/spec/lti-platform-configuration': {
    product_family_code: 'test',
    messages_supported: ['LtiResourceLinkRequest', { type: 'LtiDeepLinkingRequest' }],
  },
})

const membersPerPage = 2

/** A page of the members, and in the header `Link` where the next one is. */
const pageOfMembers = ({ members, url }: TestPlatform, address: string): Answer => {
  const asked = new URL(address, url)
  const from = Number(asked.searchParams.get('from') ?? 0)
  const to = from + membersPerPage
  asked.searchParams.set('from', String(to))
  return {
    status: 200,
    body: { id: `${url}/members`, context: { id: 'course-1' }, members: members.slice(from, to) },
    ...(to < members.length && {
      headers: { link: `<${url}/other>; rel="differences", <${asked.href}>; rel="next"` },
    }),
  }
}

/** As its administrator would register it here. */
const settingsOf = (name: string, url: string): LtiPlatform => ({
  name,
  label: 'University',
  issuer: url,
  clientId: 'quizwright',
  deployments: ['1'],
  authorizationUrl: `${url}/authorize`,
  tokenUrl: `${url}/token`,
  keysUrl: `${url}/keys`,
  tokenAudience: `${url}/token`,
  frameOrigins: [url],
})

/** Those of a right launch of a student. */
const claimsOf = (url: string): JWTPayload => ({
  iss: url,
  aud: 'quizwright',
  sub: 'student-1',
  name: 'Ada Khan',
  email: 'ada@uni.test',
  [claimNames.messageType]: 'LtiResourceLinkRequest',
  [claimNames.version]: '1.3.0',
  [claimNames.deploymentId]: '1',
  [claimNames.resourceLink]: { id: 'link-1' },
  [claimNames.roles]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
  [claimNames.context]: { id: 'course-1', title: 'Physics 1' },
  [claimNames.scores]: {
    scope: Object.values(scopes),
    lineitem: `${url}/items/1`,
    lineitems: `${url}/items`,
  },
  [claimNames.members]: { context_memberships_url: `${url}/members?of=1` },
})

/** A score as it arrived, in order. */
export type ArrivedScore = {
  userId: string
  scoreGiven?: number
  scoreMaximum?: number
  activityProgress: string
  gradingProgress: string
  timestamp: string
  [field: string]: unknown
}
type Answer = {
  status: number
  body?: unknown
  page?: string
  headers?: Record<string, string>
  isCut?: boolean
}

/** A learning platform of a script: it answers what a test has set, right or wrong. */
export type TestPlatform = AsyncDisposable & {
  settings: LtiPlatform
  url: string
  keys: Key[]
  hasKeys: boolean
  /** Every score that it has accepted. */
  scores: ArrivedScore[]
  /** The gradebook: the newest score of each user, which a test may change as a teacher would. */
  results: Map<string, { resultScore?: number; resultMaximum: number }>
  /** Answers instead of the gradebook, if it returns something. `isCut` ends the connection without an answer. */
  fault: (method: string, path: string) => Answer | undefined
  /** The links that a teacher picked last. It does not check who signed them: the tests of deep linking do. */
  picked: { title: string; url: string }[]
  /** The configurations of tools that registered themselves, with the token that each sent. */
  registrations: { token: string | undefined; body: Record<string, unknown> }[]
  /** The members of the course, of which a page shows two. */
  members: Record<string, unknown>[]
  /** How many tokens were given, and what the last assertion was. */
  tokens: { count: number; assertion: string }
  /** The claims of a right launch. */
  claims: (changes?: Record<string, unknown>) => JWTPayload
  sign: (claims: JWTPayload, header?: object) => Promise<string>
  /** What a student who opens the link in a browser is launched with, and where. */
  course: CoursePage
}

const maximum = 100

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** What a platform still has after its process was killed. `keep` is called before a score is answered. */
export type KeptByPlatform = { port: number; scores: ArrivedScore[]; keep: (score: ArrivedScore) => void }
const nothingKept: KeptByPlatform = { port: 0, scores: [], keep: () => undefined }

/**
 * Starts the platform, on a free port unless it goes on after a kill. With the host `localhost`, browsers take it for
 * another site than a tool on 127.0.0.1.
 */
export const startTestPlatform = async (
  name = 'uni',
  host = '127.0.0.1',
  kept = nothingKept,
): Promise<TestPlatform> => {
  const answer = async (request: IncomingMessage, path: string): Promise<Answer> => {
    const body = await readBody(request)
    const fault = platform.fault(request.method ?? '', path)
    if (fault) return fault
    if (path === '/deep-link') {
      const token = new URLSearchParams(body).get('JWT') ?? ''
      platform.picked = decodeJwt(token)[claimNames.contentItems] as TestPlatform['picked']
      return { status: 200, page: `<p>Added ${platform.picked.length}</p>` }
    }
    if (path === '/keys') {
      if (!platform.hasKeys) return { status: 500 }
      const keys = platform.keys.map(async ({ kid, publicKey }) => ({ ...(await exportJWK(publicKey)), kid }))
      return { status: 200, body: { keys: await Promise.all(keys) } }
    }
    if (path === '/course') return { status: 200, page: coursePage(platform.course, platform.settings) }
    if (path === '/authorize') return { status: 200, page: await authorizePage(request.url ?? '', platform) }
    if (path === '/openid-configuration') return { status: 200, body: configurationOf(platform.url) }
    if (path === '/register') {
      const told = JSON.parse(body) as Record<string, unknown>
      platform.registrations.push({ token: request.headers.authorization, body: told })
      const claim = 'https://purl.imsglobal.org/spec/lti-tool-configuration'
      return {
        status: 200,
        body: { ...told, client_id: 'dynamic', [claim]: { ...(told[claim] as object), deployment_id: '7' } },
      }
    }
    if (path === '/token') {
      platform.tokens.count += 1
      platform.tokens.assertion = new URLSearchParams(body).get('client_assertion') ?? ''
      return { status: 200, body: { access_token: 'opaque', token_type: 'bearer', expires_in: 3_600 } }
    }
    if (request.headers.authorization !== 'Bearer opaque') return { status: 401 }
    if (path === '/members') return pageOfMembers(platform, request.url ?? '')
    if (path === '/items/1')
      return { status: 200, body: { id: `${platform.url}/items/1`, scoreMaximum: maximum, label: 'Quiz' } }
    if (path === '/items/1/results') {
      const user = new URL(request.url ?? '', platform.url).searchParams.get('user_id') ?? ''
      const result = platform.results.get(user)
      return { status: 200, body: result ? [{ id: 'r', userId: user, ...result }] : [] }
    }
    if (path === '/items/1/scores') return take(JSON.parse(body) as ArrivedScore)
    return { status: 404 }
  }
  const take = (score: ArrivedScore): Answer => {
    const before = platform.scores.findLast(({ userId }) => userId === score.userId)
    if (before && score.timestamp <= before.timestamp) return { status: 409 }
    kept.keep(score)
    store(score)
    return { status: 200, body: {} }
  }
  const store = (score: ArrivedScore): void => {
    platform.scores.push(score)
    const { scoreGiven, scoreMaximum = maximum } = score
    platform.results.set(score.userId, {
      ...(scoreGiven !== undefined && { resultScore: (scoreGiven / scoreMaximum) * maximum }),
      resultMaximum: maximum,
    })
  }
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    void answer(request, path).then(({ status, body, page, headers, isCut }) => {
      if (isCut) return response.destroy()
      if (page !== undefined) return response.writeHead(status, { 'content-type': 'text/html' }).end(page)
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      return response.end(body === undefined ? '' : JSON.stringify(body))
    })
  })
  const key = await makeKey('first')
  await new Promise<void>((resolve) => server.listen(kept.port, '127.0.0.1', resolve))
  const url = `http://${host}:${(server.address() as AddressInfo).port}`
  const platform: TestPlatform = {
    url,
    course: { loginUrl: '', targetUrl: '', storage: 'none', claims: {} },
    keys: [key],
    hasKeys: true,
    scores: [],
    results: new Map(),
    picked: [],
    registrations: [],
    members: [],
    tokens: { count: 0, assertion: '' },
    fault: () => undefined,
    settings: settingsOf(name, url),
    claims: (changes = {}) => ({ ...claimsOf(url), ...changes }),
    sign: (claims, header) => signWith(key, claims, header),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  kept.scores.forEach(store)
  return platform
}
