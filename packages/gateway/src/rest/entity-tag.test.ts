import request from 'supertest'
import { expect, test } from 'vitest'
import { signedInAs, startTestGateway } from '../test-support/gateway.ts'
import { json } from '../test-support/scripted-upstream.ts'
import { computeEntityTag } from './entity-tag.ts'

const path = '/api/quiz/get-unpublished-count/me'
const counted = (count: number) => json(200, { status: 200, data: { count } })

test('given an unchanged response, when it is requested with its tag, then no body is sent', async () => {
  let script = counted(3)
  await using gateway = await startTestGateway((...given) => script(...given))
  const ask = (tag: string, as = signedInAs('me')) =>
    request(gateway.url).get(path).set(as).set('if-none-match', tag)
  const first = await request(gateway.url).get(path).set(signedInAs('me'))
  const tag = first.headers['etag']!
  const again = await ask(tag)
  expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', tag])
  expect((await ask(`"another", ${tag.replace('W/', '')}`)).status).toBe(304)
  script = counted(4)
  const changed = await ask(tag)
  expect([changed.status, changed.body.data.count]).toEqual([200, 4])
})

test('given no valid sign-in, when a known tag is sent, then the response is 401 and not 304', async () => {
  await using gateway = await startTestGateway(counted(3))
  const { headers } = await request(gateway.url).get(path).set(signedInAs('me'))
  const stranger = { uid: 'me', authorization: 'bad' }
  const refused = await request(gateway.url).get(path).set(stranger).set('if-none-match', headers['etag']!)
  expect([refused.status, refused.headers['etag']]).toEqual([401, undefined])
})

test('a refusal and a write have no tag', async () => {
  await using gateway = await startTestGateway(json(404, { status: 404, message: 'No.' }))
  const refused = await request(gateway.url).get(path).set(signedInAs('me'))
  expect([refused.status, refused.headers['etag']]).toEqual([404, undefined])
})

test.each([1_000, 100_000])('given %i bytes, when one of them changes, then the tag changes', (length) => {
  const bytes = Buffer.alloc(length, 'a')
  const tag = computeEntityTag(bytes)
  expect(computeEntityTag(Buffer.from(bytes))).toBe(tag)
  for (const index of [0, length / 2, length - 1]) {
    const changed = Buffer.from(bytes)
    changed[index] = 0x62
    expect(computeEntityTag(changed)).not.toBe(tag)
  }
  expect(computeEntityTag(bytes.subarray(1))).not.toBe(tag)
})
