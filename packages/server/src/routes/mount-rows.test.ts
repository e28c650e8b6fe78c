import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { answerFrameworkError, answerProblems, methodsAt } from './send-problem.ts'
import { mountRows, rowsOf, type MountOptions } from './mount-rows.ts'

const signedIn = { uid: 'ada', authorization: 'token-1' }
type Handled = { name: string; params: unknown; query: unknown; body: unknown; user: unknown }
let handled: Handled[] = []
let app: FastifyInstance

const mount: MountOptions = {
  prefix: '/api/',
  handlerOf:
    (name) =>
    async ({ params, query, body, user }: Omit<Handled, 'name'>) => {
      if (name === 'signOut') throw new Error('select * from tokens failed')
      handled.push({ name, params, query, body, user })
      return { done: true }
    },
  authenticate: async ({ uid, token }) => {
    if (token !== 'token-1') throw new Problem('SIGN_IN_REQUIRED')
    return { userId: uid }
  },
  owns: async (_kind, ids) => !ids.includes('foreign'),
}
beforeAll(async () => {
  app = fastify({ frameworkErrors: answerFrameworkError, genReqId: () => 'request-1' })
  answerProblems(app, endpoints, '/api/')
  mountRows(app, rowsOf('quiz', 'main', 'auth'), mount)
  await app.ready()
})
afterAll(() => app.close())

/** Sends a call and gives what came of it; nothing that is refused may have reached a handler. */
const send = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, headers = {} }: { body?: string | object; headers?: Record<string, string | undefined> } = {},
) => {
  handled = []
  const given = { ...signedIn, ...headers }
  const answer = await app.inject({
    method,
    url: `/api/${path}`,
    headers: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    payload: body,
  })
  const { code, message, errors } = answer.json()
  if (answer.statusCode >= 400) expect(handled).toEqual([])
  return {
    status: answer.statusCode,
    code,
    message,
    fields: errors?.map((error: { field: string }) => error.field),
    headers: answer.headers,
  }
}
const version = 'quiz/get-version'

describe('what reaches a handler', () => {
  test('has every part parsed', async () => {
    expect(await send('GET', 'quiz/get-quiz-questions/q1?from=3')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
    })
    expect(handled).toEqual([
      {
        name: 'getQuizQuestions',
        params: { id: 'q1' },
        query: { from: 3 },
        body: undefined,
        user: { userId: 'ada' },
      },
    ])
  })
  test('may lack its optional last part', async () => {
    await send('GET', 'quiz-report/quiz-stats/q1')
    expect(handled).toMatchObject([{ name: 'getQuizStats', params: { id: 'q1' } }])
    await send('GET', 'quiz-report/quiz-stats/q1/s1')
    expect(handled).toMatchObject([{ name: 'getQuizStats', params: { id: 'q1', x: 's1' } }])
  })
})

describe('who is there', () => {
  test.each([
    [{ uid: undefined }],
    [{ authorization: undefined }],
    [{ authorization: 'token-2' }],
    [{ authorization: 'ключ' }],
    [{ uid: 'a b' }],
  ])('%j is not signed in', async (headers) => {
    expect(await send('GET', 'tag/get-tags/general', { headers })).toMatchObject({
      status: 401,
      code: 'SIGN_IN_REQUIRED',
    })
  })
  test('a public call needs nobody', async () => {
    const body = { email: 'ada@example.com', password: 'x', role: 'instructor' }
    expect(
      await send('POST', 'v1/auth/sign-in', { body, headers: { uid: undefined, authorization: undefined } }),
    ).toMatchObject({ status: 200 })
    expect(handled).toMatchObject([{ user: undefined }])
  })
  test("another instructor's id is refused in path, query and body", async () => {
    const list = { instructor_id: 'eve', page: 1, perPage: 10 }
    for (const call of [
      send('GET', 'quiz/get-published-count/eve'),
      send('GET', 'instructors/instructorUniversityList?instructor_id=eve'),
      send('POST', 'quiz/get-publish', { body: list }),
    ]) {
      expect(await call).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    }
  })
  test("another's thing, and an id that none can have, are not found", async () => {
    expect(await send('POST', version, { body: { quiz_id: 'foreign' } })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect(await send('PUT', 'quiz/archive-quiz', { body: { quiz_id: ['mine', 'foreign'] } })).toMatchObject({
      status: 404,
    })
    expect(await send('GET', 'quiz/get-quiz-data/..%2Fsecret')).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })
})

describe('what is refused', () => {
  test.each([
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json\t x',
    'application/json; charset=utf-7',
    'application/jsonp',
  ])('a body of type %j', async (type) => {
    expect(
      await send('POST', version, { body: '{"quiz_id":"q"}', headers: { 'content-type': type } }),
    ).toMatchObject({ status: 415, code: 'MEDIA_TYPE' })
  })
  test('a packed body, and JSON where a file belongs', async () => {
    expect(
      await send('POST', version, {
        body: '{}',
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      }),
    ).toMatchObject({ status: 415 })
    expect(await send('POST', 'quiz/upload-csv', { body: {} })).toMatchObject({ status: 415 })
  })
  test.each(['', '{', '['.repeat(200_000), '{"__proto__":{}}', '\uFEFF{}'])(
    'JSON that is none (%#)',
    async (body) => {
      expect(
        await send('POST', version, { body, headers: { 'content-type': 'application/json' } }),
      ).toMatchObject({ status: 400, code: 'MALFORMED' })
    },
  )
  test('unknown, missing and faulty fields, each by its path', async () => {
    expect(await send('POST', version, { body: { quiz: 'q' } })).toMatchObject({
      status: 422,
      code: 'CONTRACT',
      fields: ['quiz_id', 'quiz'],
    })
    expect(await send('POST', version, { body: { quiz_id: 'a\0b' } })).toMatchObject({
      status: 422,
      fields: ['quiz_id'],
    })
    expect(await send('POST', 'quiz/send-data', { body: { quiz_id: 'q', notes: 'a\0b' } })).toMatchObject({
      status: 422,
      fields: ['notes'],
    })
    expect(await send('GET', 'quiz/get-quiz-questions/q1?form=3')).toMatchObject({
      status: 422,
      fields: ['form'],
    })
    expect(await send('GET', 'tag/get-tags/general?x=1')).toMatchObject({ status: 422, fields: ['x'] })
    expect(await send('POST', 'v1/auth/sign-out', { body: { all: true } })).toMatchObject({
      status: 422,
      fields: ['all'],
    })
  })
  test('a doubled query key', async () => {
    expect(await send('GET', 'quiz/get-quiz-questions/q1?from=3&from=4')).toMatchObject({
      status: 400,
      code: 'MALFORMED',
    })
  })
  test('more than a row takes', async () => {
    expect(await send('POST', version, { body: { quiz_id: 'q'.repeat(1024 * 1024) } })).toMatchObject({
      status: 413,
      code: 'BODY_TOO_LARGE',
    })
  })
  test('what breaks a rule, in the words of the rule', async () => {
    expect(
      await send('POST', 'session/create-session', {
        body: {
          quiz_id: 'q',
          instructor_id: 'ada',
          name: 'Spring',
          description: 'x',
          start_time: '2030-01-01 00:00:00',
        },
      }),
    ).toMatchObject({ status: 422, code: 'RULE', message: 'end_time is required', fields: ['end_time'] })
  })
  test('an address that nobody answers, a method it does not take, one that cannot be decoded', async () => {
    expect(await send('GET', 'nonsense')).toMatchObject({ status: 404, code: 'NO_ROUTE' })
    expect(await send('DELETE', 'cvideos/points/v1')).toMatchObject({
      status: 405,
      code: 'METHOD_NOT_ALLOWED',
      headers: { allow: 'GET' },
    })
    expect(await send('GET', '%ff')).toMatchObject({ status: 400, code: 'MALFORMED' })
  })
})

test('a fault of ours is a fixed sentence with the request it belongs to', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/v1/auth/sign-out', headers: signedIn })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    status: 500,
    code: 'INTERNAL',
    message: new Problem('INTERNAL').message,
    requestId: 'request-1',
  })
})

test('the methods of an address follow from the rows', () => {
  const rows = Object.values(endpoints)
  expect(methodsAt(rows, 'cvideos/points/')).toEqual(['POST'])
  expect(methodsAt(rows, 'cvideos/points/v1')).toEqual(['GET'])
  expect(methodsAt(rows, 'quiz-report/quiz-stats/q/s')).toEqual(['GET'])
  expect(methodsAt(rows, 'quiz-report/quiz-stats')).toEqual([])
})
