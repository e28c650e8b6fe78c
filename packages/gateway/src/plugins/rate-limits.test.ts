import request from 'supertest'
import { expect, test } from 'vitest'
import { eventually } from '../test-support/eventually.ts'
import { signedInAs, startTestGateway } from '../test-support/gateway.ts'
import { json } from '../test-support/scripted-upstream.ts'

const tagsResponse = json(200, { success: true, tags: [] })
const getTags = (url: string, uid: string) => request(url).get('/api/coursetag/get').set(signedInAs(uid))

test('a user with too many requests gets 429 with Retry-After, and other users do not', async () => {
  await using gateway = await startTestGateway(tagsResponse, { limits: { requestsPerUser: 3 } })
  for (let i = 0; i < 3; i++) expect((await getTags(gateway.url, 'eager')).status).toBe(200)
  const refused = await getTags(gateway.url, 'eager')
  expect(refused.body).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await getTags(gateway.url, 'calm')).status).toBe(200)
  expect(gateway.upstream.received).toHaveLength(4)
})

test('requests are counted by IP address before the token is validated, whatever their headers are', async () => {
  await using gateway = await startTestGateway(tagsResponse, { limits: { requestsPerAddress: 2 } })
  await getTags(gateway.url, 'a')
  await getTags(gateway.url, 'b').set('x-forwarded-for', '1.2.3.4')
  expect((await getTags(gateway.url, 'c').set('x-forwarded-for', '5.6.7.8')).status).toBe(429)
  expect(gateway.upstream.received).toHaveLength(2)
})

test('the count restarts with each window', async () => {
  await using gateway = await startTestGateway(tagsResponse, {
    limits: { requestsPerUser: 1, rateWindowMs: 200 },
  })
  const getStatus = async () => (await getTags(gateway.url, 'a')).status
  await eventually(getStatus).toBe(429)
  await eventually(getStatus).toBe(200)
})

test('health checks and the page are not limited', async () => {
  await using gateway = await startTestGateway(tagsResponse, { limits: { requestsPerAddress: 1 } })
  for (let i = 0; i < 3; i++) expect((await request(gateway.url).get('/healthz')).status).toBe(200)
})

test('given a caller with a new IPv6 address for each request, they are counted by its network', async () => {
  await using gateway = await startTestGateway(tagsResponse, {
    trustedProxies: ['127.0.0.1'],
    limits: { requestsPerAddress: 3 },
  })
  const getFrom = (address: string) => getTags(gateway.url, 'a').set('x-forwarded-for', address)
  for (const host of [1, 2, 3]) expect((await getFrom(`2001:db8:1:2::${host}`)).status).toBe(200)
  expect((await getFrom('2001:db8:1:2:aaaa::4')).status).toBe(429)
  expect((await getFrom('2001:db8:1:3::1')).status).toBe(200)
})
