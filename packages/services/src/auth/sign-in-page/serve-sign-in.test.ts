import request from 'supertest'
import { expect, test } from 'vitest'
import { setUpServices } from '../../test-support/set-up-services.ts'

const services = await setUpServices({ pageOrigins: ['http://quiz.test'] })

const open = (path: string) => fetch(`${services.url}${path}`)

test('given an allowed origin, then the window opens and keeps its opener', async () => {
  const answer = await open('/sign-in?role=instructor&state=0123456789abcdef&origin=http%3A%2F%2Fquiz.test')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(answer.headers.get('cross-origin-opener-policy')).toBeNull()
  const policy = answer.headers.get('content-security-policy')!
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
  const page = await answer.text()
  expect(page).not.toMatch(/<script(?![^>]* src=)|\son[a-z]+=/)
  for (const [, source] of page.matchAll(/(?:src|href)="(\/sign-in\/[^"]+)"/g))
    expect((await open(source!)).status).toBe(200)
})

test('the window and its scripts speak the language of its address, and keep it for later pages', async () => {
  const answer = await open('/sign-in?lang=ur&origin=http%3A%2F%2Fquiz.test')
  const page = await answer.text()
  expect(page).toContain('<html lang="ur" dir="rtl">')
  expect(page).toContain('استاد کے طور پر سائن ان کریں')
  expect(page).toContain('ای میل یا پاس ورڈ غلط ہے')
  const [kept] = answer.headers.getSetCookie()
  expect(kept).toMatch(/^language=ur; .*SameSite=Lax; HttpOnly$/)
  const later = await request(services.url).get('/password').set('cookie', kept!.split(';')[0]!)
  expect(later.text).toContain('<html lang="ur" dir="rtl">')
  expect((await request(services.url).get('/password')).text).toContain('<html lang="en" dir="ltr">')
})

test('given an origin that is not allowed, then it is refused', async () => {
  const answer = await open('/sign-in?origin=http%3A%2F%2Fevil.test')
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'FORBIDDEN' })
})

test.each([
  '?origin=http%3A%2F%2Fevil.test&origin=http%3A%2F%2Fquiz.test',
  '?origin=http%3A%2F%2Fquiz.test&origin=http%3A%2F%2Fevil.test',
  '?%6Frigin=http%3A%2F%2Fevil.test&origin=http%3A%2F%2Fquiz.test',
  '?origin[]=http%3A%2F%2Fevil.test',
])('given an ambiguous address, then it is refused: %s', async (query) => {
  const answer = await open(`/sign-in${query}`)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'MALFORMED' })
})

test('only the page and its files are served', async () => {
  for (const path of ['/sign-in/serve-sign-in.ts', '/sign-in/..%2fserve-sign-in.ts', '/sign-in/'])
    expect((await open(path)).status).toBeGreaterThanOrEqual(400)
})
