import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import { Problem } from '../problem.ts'
import type { Quiz } from '../schemas/quiz.ts'
import { unreachableTexts } from './unreachable.ts'
import { createClient, fillPath, type Client } from './client.ts'

type Sent = { url: string; method?: string; headers: Record<string, string>; body?: BodyInit | null }
let sent: Sent[] = []
/** A client whose network gives this answer. */
const answering = (status: number, body: unknown): Client => {
  sent = []
  return createClient({
    baseUrl: '/api/',
    headers: () => ({ uid: 'ada', authorization: 'token' }),
    fetch: async (url, init) => {
      sent.push({
        url: String(url),
        method: init?.method,
        headers: init?.headers as Record<string, string>,
        body: init?.body,
      })
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
    },
  })
}
const failing = (error: unknown): Client =>
  createClient({ baseUrl: '/api/', headers: () => ({}), fetch: () => Promise.reject(error) })
const count = { status: 200, data: { count: 3 } }

describe('a call', () => {
  test('is the row, with its parameters in place', async () => {
    expect(await answering(200, count).getPublishedCount({ params: { instructorId: 'a b' } })).toEqual(count)
    expect(sent).toEqual([
      {
        url: '/api/quiz/get-published-count/a%20b',
        method: 'GET',
        headers: { uid: 'ada', authorization: 'token' },
        body: undefined,
      },
    ])
  })
  test('writes its query, and its body as JSON', async () => {
    await answering(200, { status: 200, data: { questions: [], total: 0 } }).getQuizQuestions({
      params: { id: 'q' },
      query: { from: 20, count: 10 },
    })
    expect(sent).toMatchObject([{ url: '/api/quiz/get-quiz-questions/q?from=20&count=10', method: 'GET' }])
    await answering(200, { status: 200, data: { quiz_type: 'pop' } }).getQuizType({ body: { quiz_id: 'q' } })
    expect(sent).toMatchObject([
      {
        url: '/api/quiz/quiz-type',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"quiz_id":"q"}',
      },
    ])
  })
  test('leaves an optional last parameter out with its slash', () => {
    expect([fillPath('stats/:id/:x?', { id: 'q' }), fillPath('stats/:id/:x?', { id: 'q', x: '/' })]).toEqual([
      'stats/q',
      'stats/q/%2F',
    ])
  })
  test('sends a file as a form, its fields first', async () => {
    const file = new File(['x'], 'photo.png')
    await answering(200, { success: true, data: { link: '/files/1' } }).uploadImage({
      file,
      fields: { userId: 'instructor' },
    })
    expect([...(sent[0]!.body as FormData).keys()]).toEqual(['userId', 'file'])
    expect(sent[0]!.headers).not.toHaveProperty('content-type')
  })
})

describe('a failure', () => {
  const call = (client: Client) =>
    client.getPublishedCount({ params: { instructorId: 'ada' } }).then(
      () => undefined,
      (error: unknown) => error as Problem,
    )

  test('is the problem that the answer tells', async () => {
    const errors = [{ field: 'name', messages: ['Title is required'] }]
    expect(
      await call(
        answering(422, { status: 422, code: 'RULE', message: 'Title is required', requestId: 'r', errors }),
      ),
    ).toMatchObject({ code: 'RULE', status: 422, message: 'Title is required', requestId: 'r', errors })
  })
  test('from somebody else is judged by its status, and its page is not shown', async () => {
    expect(await call(answering(502, '<html>Bad gateway</html>'))).toMatchObject({
      code: 'UPSTREAM_CONTRACT',
      message: new Problem('UPSTREAM_CONTRACT').message,
    })
    expect(await call(answering(404, { message: '<b>no</b>' }))).toMatchObject({
      code: 'NOT_FOUND',
      message: new Problem('NOT_FOUND').message,
    })
    expect(
      await call(
        answering(422, { message: 'Name taken', errors: [{ field: 'name', messages: ['Name taken'] }] }),
      ),
    ).toMatchObject({ code: 'RULE', message: 'Name taken', errors: [{ field: 'name' }] })
    expect(
      await call(answering(500, { code: 'INTERNAL', message: 'The store is being moved.' })),
    ).toMatchObject({ code: 'INTERNAL', message: 'The store is being moved.' })
    expect(await call(answering(500, { code: 'INTERNAL', message: 'at query (db.ts:3)' }))).toMatchObject({
      code: 'INTERNAL',
      message: new Problem('INTERNAL').message,
    })
  })
  test('may be told by the body of an answer of 200', async () => {
    expect(await call(answering(200, { status: 409, message: 'This session is running.' }))).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: 'This session is running.',
    })
  })
  test('of the network is a service that is not there, and says whose end is at fault', async () => {
    expect(await call(failing(new TypeError('fetch failed')))).toMatchObject({
      code: 'UPSTREAM_DOWN',
      retryable: true,
      message: unreachableTexts.unreachable,
    })
    vi.stubGlobal('navigator', { onLine: false })
    expect(await call(failing(new TypeError('fetch failed')))).toMatchObject({
      code: 'UPSTREAM_DOWN',
      retryable: true,
      message: unreachableTexts.offline,
    })
    vi.unstubAllGlobals()
  })
  test('that the caller wanted is its own reason', async () => {
    const reason = new DOMException('left', 'AbortError')
    const ended = failing(reason).getGeneralTags({}, { signal: AbortSignal.abort(reason) })
    await expect(ended).rejects.toBe(reason)
  })
  test('is an answer that breaks the contract', async () => {
    expect(await call(answering(200, { status: 200, data: { count: 'three' } }))).toMatchObject({
      code: 'UPSTREAM_CONTRACT',
      errors: [{ field: 'data.count' }],
    })
  })
})

describe('an upload whose progress is watched', () => {
  /** As much of XMLHttpRequest as the client uses, answering at once. */
  class Request {
    static last: Request
    headers: Record<string, string> = {}
    upload: { onprogress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void } =
      {}
    status = 200
    responseText = JSON.stringify({ status: 200, data: { fileLink: 'f1' } })
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    constructor() {
      Request.last = this
    }
    open = vi.fn()
    abort = () => this.onabort?.()
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    send() {
      this.upload.onprogress?.({ loaded: 5, total: 10, lengthComputable: true })
      if (held) return
      this.onload?.()
    }
  }
  let held = false
  beforeEach(() => {
    held = false
    vi.stubGlobal('XMLHttpRequest', Request)
  })
  afterEach(() => vi.unstubAllGlobals())
  const file = new File(['x'], 'a.csv')

  test('tells how far it is', async () => {
    const onUploadProgress = vi.fn()
    expect(await failing(new Error('not this way')).uploadCsv({ file }, { onUploadProgress })).toEqual({
      status: 200,
      data: { fileLink: 'f1' },
    })
    expect(onUploadProgress).toHaveBeenCalledWith({ sent: 5, total: 10 })
    expect(Request.last.open).toHaveBeenCalledWith('POST', '/api/quiz/upload-csv')
  })
  test('can be ended', async () => {
    held = true
    const controller = new AbortController()
    const call = answering(200, {}).uploadCsv(
      { file },
      { onUploadProgress: () => undefined, signal: controller.signal },
    )
    controller.abort()
    await expect(call).rejects.toBe(controller.signal.reason)
    await expect(
      answering(200, {}).uploadCsv(
        { file },
        { onUploadProgress: () => undefined, signal: controller.signal },
      ),
    ).rejects.toBe(controller.signal.reason)
  })
})

test('types: each method takes what its row has and gives what its row answers', () => {
  expectTypeOf<Parameters<Client['getQuizQuestions']>[0]>().toEqualTypeOf<
    { params: { id: string } } & { query?: { from?: number; count?: number } }
  >()
  expectTypeOf<Parameters<Client['uploadCsv']>[0]>().toEqualTypeOf<{ file: File }>()
  expectTypeOf<Client['getGeneralTags']>().toBeCallableWith()
  expectTypeOf<Awaited<ReturnType<Client['getQuizForInstructor']>>['data']['quiz']>().toEqualTypeOf<Quiz>()
  // @ts-expect-error the id is missing
  expectTypeOf<Client['getQuizData']>().toBeCallableWith({ params: {} })
})
