import { Readable } from 'node:stream'
import type { Row } from '@quizwright/contracts/define.ts'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { wireLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import fastify, { type FastifyReply, type InjectOptions } from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import { forwardTo } from './forward.ts'
import type { UpstreamRequest } from './try-outcome.ts'

const counted = { status: 200, data: { count: 3 } }
const limits = { uploadMs: 9_000, deadlineMs: 1_000 }
const me = { user: { userId: 'me' }, token: 'mine' }

type Name = keyof typeof endpoints
type Given = {
  /** The service's response. */
  status?: number
  value?: unknown
  /** Stands for asking the auth service again about a refused token. */
  confirm?: () => Promise<void>
  deadlineMs?: number
}

/** Forwards a validated call of a row without sockets. Returns what the upstream and the caller received. */
const forward = async (
  name: Name,
  call: object,
  { status = 200, value = counted, confirm = async () => {}, deadlineMs = limits.deadlineMs }: Given = {},
  injected: InjectOptions = {},
) => {
  const row = endpoints[name] as Row
  const sent: UpstreamRequest[] = []
  const replies: FastifyReply[] = []
  const upstream = {
    send: async (request: UpstreamRequest) => {
      sent.push(request)
      return { status, headers: {}, body: Buffer.from(JSON.stringify(value)) }
    },
  }
  const tokenCache = {
    confirmRefusal: vi.fn<(credentials: object, requestId: string) => Promise<void>>(confirm),
    remove: vi.fn<(token: string) => void>(),
  }
  const upstreams = { [row.service]: upstream }
  const options = {
    upstreams,
    longUpstreams: upstreams,
    tokenCache,
    requireAbilities: async () => {},
    limits: { ...limits, deadlineMs },
  }
  const handler = forwardTo(options as never)(name, row)
  const app = fastify({ genReqId: () => 'r1' })
  app.decorateRequest('signInMs', 0)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.route({
    method: ['GET', 'POST', 'PUT'],
    url: '/',
    handler: (request, reply) => {
      replies.push(reply)
      return handler(call as never, request, reply) as never
    },
  })
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Problem ? error.status : 500).send({ code: (error as Problem).code }),
  )
  const response = await app.inject({ method: 'GET', url: '/', ...injected })
  return { sent: sent[0]!, response, tokenCache, reply: replies[0]! }
}

describe('a read', () => {
  const read = (given?: Given, injected?: InjectOptions) =>
    forward(
      'getUnpublishedCount',
      { ...me, params: { instructorId: 'a/b' }, query: { page: 2 } },
      given,
      injected,
    )

  test('is sent to the service with its path, its query and only our headers', async () => {
    const { sent, response } = await read({}, { headers: { cookie: 'a=b', 'x-other': 'c' } })
    expect(sent).toMatchObject({
      method: 'GET',
      path: '/quiz/get-unpublished-count/a%2Fb?page=2',
      isIdempotent: true,
      spentMs: 0,
      maxResponseBytes: wireLimits.responseBytes,
    })
    expect(sent.headers).toEqual({
      accept: 'application/json',
      'accept-encoding': 'identity',
      'x-request-id': 'r1',
      'x-forwarded-for': '127.0.0.1',
      uid: 'me',
      authorization: 'mine',
    })
    expect([sent.body, sent.deadlineMs]).toEqual([undefined, undefined])
    expect([response.statusCode, response.json()]).toEqual([200, counted])
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test.each([
    ['its tag', (tag: string) => tag],
    ['the tag as a strong one', (tag: string) => tag.replace('W/', '')],
    ['several tags', (tag: string) => `"x", ${tag}`],
    ['any tag', () => '*'],
  ])('whose caller sends %s gets no body', async (_, known) => {
    const first = await read()
    const tag = first.response.headers['etag'] as string
    const { response } = await read({}, { headers: { 'if-none-match': known(tag) } })
    expect([response.statusCode, response.body, response.headers['etag']]).toEqual([304, '', tag])
  })

  test('whose caller sends another tag gets the body', async () => {
    const { response } = await read({}, { headers: { 'if-none-match': 'W/"x"' } })
    expect([response.statusCode, response.json()]).toEqual([200, counted])
  })
})

test('a write sends its validated body as JSON with its idempotency key, and has no tag', async () => {
  const body = { name: 'Quiz' }
  const { sent, response } = await forward(
    'createQuiz',
    { ...me, body, idempotencyKey: 'k1' },
    { value: { status: 400, message: 'No.' }, status: 400 },
    { method: 'POST', payload: 'what the caller wrote', headers: { 'content-type': 'text/plain' } },
  )
  expect(sent).toMatchObject({ method: 'POST', body: JSON.stringify(body) })
  expect(sent.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k1' })
  expect([response.statusCode, response.headers['etag']]).toEqual([400, undefined])
})

test.each<[Name, boolean]>([
  ['createQuiz', false],
  ['archiveQuizzes', true],
  ['signIn', false],
])('whether %s may be sent again: %s', async (name, expected) => {
  const { sent } = await forward(name, { body: {} }, { status: 400, value: {} }, { method: 'POST' })
  expect(sent.isIdempotent).toBe(expected)
})

test('a call without a caller forwards no token', async () => {
  const { sent } = await forward('signIn', { body: {} }, { status: 400, value: {} }, { method: 'POST' })
  expect(Object.keys(sent.headers)).not.toContain('authorization')
  expect(Object.keys(sent.headers)).not.toContain('uid')
  expect(Object.keys(sent.headers)).not.toContain('idempotency-key')
})

test('a slow call may take as long as an upload and may have a long response', async () => {
  const { sent } = await forward(
    'findSimilarQuestions',
    { ...me, body: {} },
    { status: 400, value: {} },
    { method: 'POST' },
  )
  expect([sent.deadlineMs, sent.maxResponseBytes]).toEqual([limits.uploadMs, wireLimits.longResponseBytes])
})

describe('an upload', () => {
  test("is forwarded as a stream with the caller's content type", async () => {
    const type = 'multipart/form-data; boundary=abc'
    const { sent } = await forward(
      'uploadCsv',
      me,
      { status: 400, value: {} },
      {
        method: 'POST',
        headers: { 'content-type': type },
        payload: '--abc--',
      },
    )
    expect(sent.body).toBeInstanceOf(Readable)
    expect([sent.headers['content-type'], sent.deadlineMs]).toEqual([type, limits.uploadMs])
  })

  test('with another content type is refused', async () => {
    const { response, sent } = await forward('uploadCsv', me, {}, { method: 'POST', payload: 'a' })
    expect([response.json().code, sent]).toEqual(['MALFORMED', undefined])
  })
})

describe('a token', () => {
  test('is removed from the cache when its user signs out', async () => {
    const { tokenCache } = await forward('signOut', me, { value: { success: true } }, { method: 'POST' })
    expect(tokenCache.remove).toHaveBeenCalledExactlyOnceWith('mine')
    const other = await forward('getUnpublishedCount', { ...me, params: { instructorId: 'a' } })
    expect(other.tokenCache.remove).not.toHaveBeenCalled()
  })

  const refused = (given: Given, call: object = me) =>
    forward(
      'getUnpublishedCount',
      { ...call, params: { instructorId: 'a' } },
      {
        status: 401,
        value: { status: 401, code: 'SIGN_IN_REQUIRED', message: 'Sign in.' },
        ...given,
      },
    )

  test('that only the service refuses is an error of the service', async () => {
    const { response, tokenCache } = await refused({})
    expect([response.statusCode, response.json().code]).toEqual([502, 'UPSTREAM_CONTRACT'])
    expect(tokenCache.confirmRefusal).toHaveBeenCalledExactlyOnceWith({ uid: 'me', token: 'mine' }, 'r1')
  })

  test('that the auth service refuses too is refused', async () => {
    const { response } = await refused({ confirm: () => Promise.reject(new Problem('SIGN_IN_REQUIRED')) })
    expect(response.json().code).toBe('SIGN_IN_REQUIRED')
  })

  test('that the auth service does not confirm in time is a timeout', async () => {
    const { response } = await refused({ confirm: () => new Promise(() => {}), deadlineMs: 5 })
    expect(response.json().code).toBe('UPSTREAM_TIMEOUT')
  })

  test('that was not sent is not validated', async () => {
    const { response, tokenCache } = await refused({}, {})
    expect(response.json().code).toBe('SIGN_IN_REQUIRED')
    expect(tokenCache.confirmRefusal).not.toHaveBeenCalled()
  })
})

test('a call ends with the connection of its caller', async () => {
  const { sent, reply } = await forward('getUnpublishedCount', { ...me, params: { instructorId: 'a' } })
  expect(sent.callerResponse).toBe(reply.raw)
})
