import request from 'supertest'
import { expect, test } from 'vitest'
import { signedInAs, startTestGateway } from '../test-support/gateway.ts'
import { json } from '../test-support/scripted-upstream.ts'

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

test('calls of a service that is down get 503, and those of the others succeed', async () => {
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
