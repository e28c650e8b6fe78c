import { entryOf } from '@quizwright/domain/defined.ts'
import request from 'supertest'
import { expect, test } from 'vitest'
import { setUpServices } from '../test-support/set-up-services.ts'

const services = await setUpServices({ pageOrigins: ['http://quiz.test'] })

const open = (path: string, language: string) =>
  request(services.url).get(path).set('accept-language', language)
const sheetOf = (page: string): string | undefined => /href="([^"]+script-fonts\.css)"/.exec(page)?.[1]

test.each([
  ['the sign-in window', '/sign-in?origin=http%3A%2F%2Fquiz.test&lang='],
  ['the page of passwords', '/password?lang='],
  ['the sign-in to the reported issues', '/issues?lang='],
  ['a page in a course', '/lti/login?lang='],
])('%s brings a font for Urdu and Hindi, and none for English', async (_page, path) => {
  const page = await open(`${path}ur`, 'ur')
  expect(page.headers['content-security-policy']).toContain("font-src 'self'")
  const sheet = sheetOf(page.text) ?? '/none'
  const { text, status } = await open(sheet, 'ur')
  const urls = [...text.matchAll(/url\(([^)]+)\)/g)].map((match) => entryOf(match, 1))
  expect([status, urls.length]).toEqual([200, 4])
  for (const url of urls) {
    const font = await open(new URL(url, `${services.url}${sheet}`).pathname, 'ur')
    expect([url, font.status, font.headers['content-type']]).toEqual([url, 200, 'font/woff2'])
  }
  expect(sheetOf((await open(`${path}hi`, 'hi')).text)).toBe(sheet)
  expect(sheetOf((await open(`${path}en`, 'en')).text)).toBeUndefined()
})
