import { Problem } from '@quizwright/contracts/problem.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { credentials, type RowServer, startRowServer } from '../test-support/row-server.ts'

let server: RowServer
beforeAll(async () => {
  server = await startRowServer()
})
afterAll(() => server.app.close())

describe('a valid request', () => {
  test('reaches its handler with every part parsed', async () => {
    expect(await server.send('GET', 'quiz/get-quiz-questions/q1?from=3')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
    })
    const parts = { params: { id: 'q1' }, query: { from: 3 }, body: undefined, user: { userId: 'ada' } }
    expect(server.handled).toEqual([{ name: 'getQuizQuestions', ...parts }])
  })

  test('may omit an optional last path parameter', async () => {
    await server.send('GET', 'quiz-report/quiz-stats/q1')
    expect(server.handled).toMatchObject([{ name: 'getQuizStats', params: { id: 'q1' } }])
    await server.send('GET', 'quiz-report/quiz-stats/q1/s1')
    expect(server.handled).toMatchObject([{ name: 'getQuizStats', params: { id: 'q1', x: 's1' } }])
  })

  test('to a public row needs no credentials', async () => {
    const body = { email: 'ada@example.com', password: 'x', role: 'instructor' }
    const headers = { uid: undefined, authorization: undefined }
    expect(await server.send('POST', 'v1/auth/sign-in', { body, headers })).toMatchObject({ status: 200 })
    expect(server.handled).toMatchObject([{ user: undefined }])
  })
})

describe('sign-in', () => {
  test.each([
    [{ uid: undefined }],
    [{ authorization: undefined }],
    [{ authorization: 'token-2' }],
    [{ authorization: 'ключ' }],
    [{ uid: 'a b' }],
  ])('is required if the headers are %j', async (headers) => {
    expect(await server.send('GET', 'tag/get-tags/general', { headers })).toMatchObject({
      status: 401,
      code: 'SIGN_IN_REQUIRED',
    })
  })

  test("refuses another instructor's id in path, query and body", async () => {
    const list = { instructor_id: 'eve', page: 1, perPage: 10 }
    const responses = [
      await server.send('GET', 'quiz/get-published-count/eve'),
      await server.send('GET', 'instructors/instructorUniversityList?instructor_id=eve'),
      await server.send('POST', 'quiz/get-publish', { body: list }),
    ]
    for (const response of responses) expect(response).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  test("does not give access to another person's object: the response is 404, as for an impossible id", async () => {
    const notFound = { status: 404, code: 'NOT_FOUND' }
    const foreign = { quiz_id: 'foreign' }
    expect(await server.send('POST', 'quiz/get-version', { body: foreign })).toMatchObject(notFound)
    const several = { quiz_id: ['mine', 'foreign'] }
    expect(await server.send('PUT', 'quiz/archive-quiz', { body: several })).toMatchObject(notFound)
    expect(await server.send('GET', 'quiz/get-quiz-data/..%2Fsecret')).toMatchObject(notFound)
  })
})

test('a call that waits or works for long asks for the right again before it answers', async () => {
  const statusOf = async (path: string) =>
    (await server.app.inject({ method: 'GET', url: `/api/${path}`, headers: credentials })).statusCode
  expect(await statusOf('quiz/export/lost/json')).toBe(409)
  expect(server.handled).toMatchObject([{ name: 'exportQuiz' }])
  // Another object, so that the next call is the first one that names it.
  expect(await statusOf('quiz/export/mine/json')).toBe(200)
  expect(await statusOf('quiz/get-quiz-data/lost')).toBe(200)
})

test('an unexpected error becomes a fixed sentence with the request id', async () => {
  const headers = { ...credentials, 'x-request-id': 'request-1' }
  const response = await server.app.inject({ method: 'POST', url: '/api/v1/auth/sign-out', headers })
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({
    status: 500,
    code: 'INTERNAL',
    message: new Problem('INTERNAL').message,
    requestId: 'request-1',
  })
})
