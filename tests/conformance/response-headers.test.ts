import { describe, expect } from 'vitest'
import { test } from '../support/world-test.ts'

/** All kinds of addresses other than calls: pages and their files, refused requests and unknown paths. */
const addressesOf = {
  services: [
    '/healthz',
    '/readyz',
    '/sign-in',
    '/sign-in/sign-in.js',
    '/sign-in/sign-in.css',
    '/issues',
    '/issues/issues.css',
    '/files/none',
    '/socket.io/?EIO=4&transport=polling',
    '/learn/standard-quiz/none',
    '/learner/sessions/none',
    '/quiz/quiz-type',
    '/sign-in?origin=http%3A%2F%2Fevil.test',
    '/nowhere',
    '/%zz',
  ],
  gateway: [
    '/healthz',
    '/readyz',
    '/config.json',
    '/docs',
    '/docs/static/index.html',
    '/docs/json',
    '/docs/asyncapi.json',
    '/files/none',
    '/reports',
    '/api/quiz/quiz-type',
    '/api/nowhere',
    '/ws/csv-upload',
    '/nowhere',
    '/%zz',
  ],
} as const

const directivesOf = (policy: string): Map<string, string> =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => [part.split(' ')[0]!, part.split(' ').slice(1).join(' ')]),
  )

describe.each(Object.entries(addressesOf))('every address of the %s', (server, addresses) => {
  test('responds with headers that allow a browser only what the page needs', async ({ world }) => {
    const base = server === 'services' ? world.servicesUrl : world.gatewayUrl
    for (const address of addresses) {
      const { headers, status } = await fetch(`${base}${address}`, { redirect: 'manual' })
      const policy = directivesOf(headers.get('content-security-policy') ?? '')
      expect({
        address,
        crashed: status >= 500,
        sniffed: headers.get('x-content-type-options') !== 'nosniff',
        framed: headers.get('x-frame-options') !== 'DENY' || policy.get('frame-ancestors') !== "'none'",
        standard: policy.get('default-src'),
        base: policy.get('base-uri'),
        scripts: policy.get('script-src') ?? "'self'",
        refers: ['no-referrer', 'same-origin'].includes(headers.get('referrer-policy') ?? ''),
        transport: headers.get('strict-transport-security'),
        tells: headers.get('x-powered-by') ?? headers.get('server'),
      }).toEqual({
        address,
        crashed: false,
        sniffed: false,
        framed: false,
        standard: "'none'",
        base: "'none'",
        scripts: "'self'",
        refers: true,
        transport: 'max-age=31536000',
        tells: null,
      })
    }
  })
})
