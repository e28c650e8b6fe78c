import request from 'supertest'
import { expect, test } from 'vitest'
import { signedInAs, startTestGateway } from '../test-support/gateway.ts'
import { json, type Script } from '../test-support/scripted-upstream.ts'

test('signing in needs no token and forwards none', async () => {
  await using gateway = await startTestGateway(
    json(200, { uid: 'me', token: 'good-me', user: { userId: 'me', name: 'A', email: 'a@example.com' } }),
  )
  const response = await request(gateway.url)
    .post('/api/v1/auth/sign-in')
    .set(signedInAs('other'))
    .send({ email: 'a@example.com', password: 'b', role: 'instructor' })
  expect(response.status).toBe(200)
  expect(gateway.upstream.received[0]?.headers).not.toHaveProperty('authorization')
})

test('given one service that is down, then its calls get 503 and those of the others succeed', async () => {
  await using gateway = await startTestGateway(json(200, { success: true, tags: [] }))
  const upstreams = { quiz: 'http://127.0.0.1:1', main: gateway.upstream.url, auth: gateway.upstream.url }
  await using partlyDown = await startTestGateway(undefined, { upstreams })
  expect(
    (await request(partlyDown.url).get('/api/quiz/get-unpublished-count/me').set(signedInAs('me'))).body,
  ).toMatchObject({
    status: 503,
    code: 'UPSTREAM_DOWN',
  })
  expect((await request(partlyDown.url).get('/api/coursetag/get').set(signedInAs('me'))).status).toBe(200)
})

test('validating the token and relaying share one deadline', async () => {
  const takeMs =
    (ms: number): Script =>
    (_request, response) =>
      void setTimeout(() => json(200, { success: true, tags: [] })(_request, response, response.req), ms)
  await using gateway = await startTestGateway(takeMs(300), {
    tokenScript: takeMs(300),
    limits: { deadlineMs: 450, answerHeadersMs: 10_000 },
  })
  const { body } = await request(gateway.url).get('/api/coursetag/get').set(signedInAs('me'))
  expect(body).toMatchObject({ status: 504, code: 'UPSTREAM_TIMEOUT' })
})

test('given an auth service that hangs, then later callers wait no longer than one deadline either', async () => {
  await using gateway = await startTestGateway(json(200, { success: true, tags: [] }), {
    tokenScript: () => undefined,
    limits: { deadlineMs: 200, answerHeadersMs: 10_000 },
  })
  const codes = await Promise.all(
    ['a', 'a', 'b'].map(
      async (uid) =>
        (await request(gateway.url).get('/api/coursetag/get').set(signedInAs(uid))).body.code as string,
    ),
  )
  expect(codes).toEqual(['UPSTREAM_TIMEOUT', 'UPSTREAM_TIMEOUT', 'UPSTREAM_TIMEOUT'])
})

test('given a slow call beyond the limit for silent connections, then its caller gets the response', async () => {
  const pairs = { pairs: [], pairsCount: 0, compared: { file: 0, elsewhere: 0 } }
  await using gateway = await startTestGateway(
    (asked, response, message) =>
      void setTimeout(() => json(200, { status: 200, data: pairs })(asked, response, message), 1_500),
    { limits: { requestMs: 400, slowReaderMs: 400, connectionCheckMs: 20 } },
  )
  const { status } = await request(gateway.url)
    .post('/api/quiz/find-similar-questions')
    .set(signedInAs('me'))
    .send({ fileLink: 'a-key', quiz_id: 'a-quiz' })
  expect(status).toBe(200)
})
