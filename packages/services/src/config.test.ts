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

test('replicas need a Postgres and may lag some seconds behind it', () => {
  const [primary, first, second] = ['one', 'two', 'three'].map(
    (name) => `postgres://q:w@${name}:5432/quizwright`,
  )
  expect(readConfig({ DATABASE_URL: primary, DATABASE_READ_URL: `${first}, ${second}` })).toMatchObject({
    config: { replicas: { url: primary, replicaUrls: [first, second], maxLagSeconds: 10 } },
  })
  expect(readConfig({ DATABASE_URL: primary })).toMatchObject({ config: { replicas: undefined } })
  expect(readConfig({ DATABASE_READ_URL: first })).toEqual({
    ok: false,
    errors: ['DATABASE_URL must be set where DATABASE_READ_URL is: replicas are of one Postgres.'],
  })
})
