import request from 'supertest'
import { expect, test } from 'vitest'
import { eventually } from '../test-support/eventually.ts'
import { signedInAs, startTestGateway } from '../test-support/gateway.ts'
import { json } from '../test-support/scripted-upstream.ts'

const tagsResponse = json(200, { success: true, tags: [] })
const getTags = (url: string, uid: string) => request(url).get('/api/coursetag/get').set(signedInAs(uid))

test('one user with too many requests is told when to come back, and nobody else is', async () => {
  await using gateway = await startTestGateway(tagsResponse, { limits: { requestsPerUser: 3 } })
  for (let i = 0; i < 3; i++) expect((await getTags(gateway.url, 'eager')).status).toBe(200)
  const refused = await getTags(gateway.url, 'eager')
  expect(refused.body).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await getTags(gateway.url, 'calm')).status).toBe(200)
  expect(gateway.upstream.received).toHaveLength(4)
})

test('one address is counted whoever it says it is, and before anybody is asked', async () => {
  await using gateway = await startTestGateway(tagsResponse, { limits: { requestsPerAddress: 2 } })
  await getTags(gateway.url, 'a')
  await getTags(gateway.url, 'b').set('x-forwarded-for', '1.2.3.4')
  expect((await getTags(gateway.url, 'c').set('x-forwarded-for', '5.6.7.8')).status).toBe(429)
  expect(gateway.upstream.received).toHaveLength(2)
})

test('the count begins anew with each window', async () => {
  await using gateway = await startTestGateway(tagsResponse, {
    limits: { requestsPerUser: 1, rateWindowMs: 50 },
  })
  await getTags(gateway.url, 'a')
  await eventually(async () => (await getTags(gateway.url, 'a')).status).toBe(200)
})

test('health and the page are not counted', async () => {
  await using gateway = await startTestGateway(tagsResponse, { limits: { requestsPerAddress: 1 } })
  for (let i = 0; i < 3; i++) expect((await request(gateway.url).get('/healthz')).status).toBe(200)
})
