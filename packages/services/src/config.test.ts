import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('every setting has a default', () => {
  expect(readConfig({})).toMatchObject({
    ok: true,
    config: {
      host: '127.0.0.1',
      port: 4_001,
      services: ['auth', 'main', 'quiz'],
      databaseUrl: undefined,
      learnerSiteUrl: 'http://127.0.0.1:4001/learn',
      pageOrigins: ['http://127.0.0.1:4000', 'http://localhost:4000'],
    },
  })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ DATABASE_URL: '', HOST: ' ' })).toEqual(readConfig({}))
})

test('all errors are listed together, each with its variable', () => {
  const read = readConfig({
    SERVICES_PORT: 'four',
    DATABASE_URL: 'mysql://x',
    SERVICES: 'quiz,grades',
    PAGE_ORIGINS: 'http://a.test/path',
    TRUSTED_PROXIES: 'gateway',
    LOG_LEVEL: 'loud',
  })
  if (read.ok) throw new Error('These settings were accepted.')
  expect(read.errors.map((error) => error.split(' ')[0]).sort()).toEqual([
    'DATABASE_URL',
    'LOG_LEVEL',
    'PAGE_ORIGINS',
    'SERVICES',
    'SERVICES_PORT',
    'TRUSTED_PROXIES',
  ])
})

test('a bucket has a region and an endpoint', () => {
  expect(readConfig({ FILES_BUCKET: 'quizzes', FILES_ENDPOINT: 'http://127.0.0.1:9000/' })).toMatchObject({
    config: { bucket: { name: 'quizzes', region: 'us-east-1', endpoint: 'http://127.0.0.1:9000' } },
  })
})

test('given services that listen on all interfaces, then their URL contains localhost', () => {
  expect(readConfig({ HOST: '0.0.0.0', SERVICES_PORT: '5001' })).toMatchObject({
    config: { learnerSiteUrl: 'http://localhost:5001/learn' },
  })
})

test('the addresses of page and services apply to all that browsers open', () => {
  expect(
    readConfig({
      PAGE_ADDRESS: 'https://quizzes.example.org',
      SERVICES_ADDRESS: 'https://students.example.org',
    }),
  ).toMatchObject({
    config: {
      learnerSiteUrl: 'https://students.example.org/learn',
      pageOrigins: ['https://quizzes.example.org'],
      operationsHost: '127.0.0.1',
    },
  })
})

test('given a HOST that others reach, then the page under it may open the sign-in window', () => {
  expect(readConfig({ HOST: '10.1.2.3' })).toMatchObject({
    config: {
      pageOrigins: ['http://127.0.0.1:4000', 'http://localhost:4000', 'http://10.1.2.3:4000'],
    },
  })
})

test.each([
  ['quizzes@example.org', true],
  ['Quizzes <quizzes@example.org>', true],
  ['"Quizzes, all" <quizzes@mailhost>', true],
  ['Quizzes', false],
  ['Quizzes <>', false],
  ['quizzes@', false],
  ['a@example.org, b@example.org', false],
  ['Quizzes <quizzes@example.org>\r\nBcc: all@example.org', false],
])('given the sender %s, then it is accepted: %s', (sender, isAccepted) => {
  const read = readConfig({ SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: sender })
  expect(read).toEqual(
    isAccepted
      ? {
          ok: true,
          config: expect.objectContaining({ mailServer: { url: 'smtp://127.0.0.1', from: sender } }),
        }
      : {
          ok: false,
          errors: [
            'MAIL_FROM must be one address, like quizzes@example.org or Quizzes <quizzes@example.org>.',
          ],
        },
  )
})

test('a copy to read from needs a Postgres of which it is the copy', () => {
  const [databaseUrl, copy] = ['one', 'two'].map((name) => `postgres://q:w@${name}:5432/quizwright`)
  expect(readConfig({ DATABASE_URL: databaseUrl, DATABASE_READ_URL: copy })).toMatchObject({
    config: { databaseUrl, databaseReadUrl: copy },
  })
  expect(readConfig({ DATABASE_READ_URL: copy })).toEqual({
    ok: false,
    errors: ['DATABASE_URL must be set where DATABASE_READ_URL is: a copy is of one Postgres.'],
  })
})

test('a database at several hosts is refused, because a balancer chooses among them', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://q:w@one:5432,two:5432/quizwright' })).toEqual({
    ok: false,
    errors: ['DATABASE_URL must be the address of one host, like postgres://user:password@host:5432/name.'],
  })
})

test.each([
  ['FILES_BUCKET', '..'],
  ['FILES_BUCKET', 'my/bucket'],
  ['FILES_BUCKET', 'a b c'],
  ['FILES_REGION', 'x.example.org/'],
  ['FILES_ENDPOINT', 'http://'],
  ['DATABASE_URL', 'postgres://'],
  ['DATABASE_URL', 'postgres://user:password@host'],
  ['DATABASE_URL', 'postgres://user:password@host/'],
  ['DATABASE_URL', 'postgres:///name'],
  ['DATABASE_URL', 'postgres://user:pass#word@host/name'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp:mail.example.org'],
  ['SERVICES', ','],
  ['AI_BASE_URL', 'https://example.org/v1?key=1'],
  ['LEARNER_SITE_URL', 'https://example.org/#learn'],
  ['AI_API_KEY', 'secret\nsecret'],
])('given %s=%s, then it is refused with one sentence', (name, value) => {
  const read = readConfig({ [name]: value })
  expect(read).toEqual({ ok: false, errors: [expect.stringMatching(new RegExp(`^${name} must .+\\.$`))] })
})

test.each([
  ['DATABASE_URL', 'postgresql:///name?host=/var/run/postgresql'],
  ['FILES_BUCKET', 'my-quizzes.2026'],
  ['FILES_REGION', 'auto'],
])('given %s=%s, then it is accepted', (name, value) => {
  expect(readConfig({ [name]: value })).toMatchObject({ ok: true })
})

test.each([
  ['FILES_ENDPOINT', 'http://127.0.0.1:9000', 'FILES_BUCKET'],
  ['AI_API_KEY', 'secret', 'AI_BASE_URL'],
  ['AI_MODEL', 'small', 'AI_BASE_URL'],
])('given %s without the setting that it needs, then that setting is named', (name, value, needed) => {
  expect(readConfig({ [name]: value })).toEqual({
    ok: false,
    errors: [expect.stringMatching(new RegExp(`^${needed} must be set where ${name} is: .+\\.$`))],
  })
})
