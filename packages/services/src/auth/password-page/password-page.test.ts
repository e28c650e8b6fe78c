import request from 'supertest'
import { beforeAll, expect, test } from 'vitest'
import { setUpServices } from '../../test-support/set-up-services.ts'
import { addAccount } from '../accounts/add-account.ts'

const services = await setUpServices()
beforeAll(async () => {
  await addAccount(services.db, { name: 'Ada', email, password })
})

const email = 'ada@example.org'
const password = 'violet ferry basalt onion'
const newPassword = 'quiet lantern mosaic tundra'

const change = (fields: Record<string, string>, site = 'same-origin') =>
  request(services.url)
    .post('/password')
    .set({ 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' })
    .type('form')
    .send({ email, password, new_password: newPassword, ...fields })

const canSignIn = async (typed: string): Promise<boolean> => {
  const body = { email, password: typed, role: 'instructor' }
  return (await request(services.url).post('/v1/auth/sign-in').send(body)).status === 200
}

test('the page shows its form and may send it only to its own origin', async () => {
  const page = await request(services.url).get('/password')
  expect(page.status).toBe(200)
  expect(page.headers['content-security-policy']).toContain("form-action 'self'")
  for (const [, part] of page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g))
    expect((await request(services.url).get(part!)).status).toBe(200)
})

test('a wrong password, a weak new one and a form of another origin change nothing', async () => {
  const wrong = await change({ password: 'another one' })
  expect([wrong.status, wrong.text]).toEqual([401, expect.stringContaining('value="ada@example.org"')])
  expect(wrong.text).not.toContain('another one')
  const weak = await change({ new_password: 'password12' })
  expect([weak.status, weak.text]).toEqual([422, expect.stringContaining('too easy to guess')])
  const short = await change({ new_password: 'short' })
  expect(short.text).toContain('Use at least 10 characters.')
  expect((await change({}, 'cross-site')).status).toBe(403)
  expect(await canSignIn(password)).toBe(true)
})

test('a new password replaces the old one', async () => {
  const changed = await change({})
  expect([changed.status, changed.text]).toEqual([200, expect.stringContaining('Your password is changed.')])
  expect([await canSignIn(password), await canSignIn(newPassword)]).toEqual([false, true])
})

test('wrong passwords count towards the limit of failed sign-ins', async () => {
  for (let no = 0; no < 6; no++) await change({ email: 'bob@example.org' })
  const refused = await change({ email: 'bob@example.org' })
  expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('Too many sign-in attempts')])
})
