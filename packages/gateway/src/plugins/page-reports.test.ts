import request from 'supertest'
import { expect, test } from 'vitest'
import { startTestGateway } from '../test-support/gateway.ts'

const report = (url: string, body: unknown) =>
  request(url)
    .post('/reports')
    .send(body as object)

test('a valid report is accepted without a sign-in; an invalid or too long one is refused', async () => {
  await using gateway = await startTestGateway()
  const error = { kind: 'error', screen: '/quiz/quiz-landing', message: 'x is not a function' }
  expect((await report(gateway.url, error)).status).toBe(204)
  expect((await report(gateway.url, { ...error, token: 'secret' })).body).toMatchObject({
    status: 422,
    code: 'CONTRACT',
  })
  expect((await report(gateway.url, { kind: 'vital', screen: '/', vital: 'LUCK', value: 1 })).status).toBe(
    422,
  )
  expect((await report(gateway.url, { ...error, stack: 'x'.repeat(20_000) })).status).toBe(413)
  expect((await request(gateway.url).get('/reports')).status).toBe(405)
  expect(gateway.upstream.received).toEqual([])
})
