import { createLocalJWKSet, jwtVerify, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { ltiKeys } from '../../database/tables/lti.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { readKeySet, readSigningKey } from './tool-keys.ts'

const { db } = await setUpDatabase()
const secret = Buffer.alloc(32, 7)
const dayMs = 24 * 60 * 60 * 1_000
const day = (n: number) => new Date(Date.UTC(2030, 0, 1) + n * dayMs)
const signing = async (n: number, platform = 'uni') =>
  (await readSigningKey(db, { platform, secret, now: day(n) })).kid
const published = async (n: number) =>
  (await readKeySet(db, { platforms: ['uni'], secret, now: day(n) })).keys.map(({ kid }) => kid)

test('a key is replaced each year without a gap: published a day before it signs, and a week after', async () => {
  const first = await signing(0)
  expect(await signing(363)).toBe(first)
  expect(await published(363)).toEqual([first])
  expect(await signing(364.5)).toBe(first)
  const both = await published(364.6)
  expect(both).toHaveLength(2)
  const second = both.find((kid) => kid !== first)
  expect(await signing(366)).toBe(second)
  expect(await published(372)).toEqual([second, first])
  expect(await published(373)).toEqual([second])
})

test('each platform has a key of its own, whose private part is stored encrypted', async () => {
  expect(await signing(0, 'other')).not.toBe(await signing(400))
  const stored = JSON.stringify(await db.select().from(ltiKeys))
  expect(stored).not.toMatch(/"d":/)
})

test('what is signed is verified by the published keys, which hold no private part', async () => {
  const { kid, key } = await readSigningKey(db, { platform: 'third', secret, now: day(0) })
  const token = await new SignJWT({ a: 1 }).setProtectedHeader({ alg: 'RS256', kid }).sign(key)
  const set = await readKeySet(db, { platforms: ['third'], secret, now: day(0) })
  expect((await jwtVerify(token, createLocalJWKSet(set))).payload).toEqual({ a: 1 })
  expect(set.keys[0]).not.toHaveProperty('d')
})
