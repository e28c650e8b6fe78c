import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { gatewayLimits, limitVariable } from './limits.ts'

const read = (env: Record<string, string> = {}) => {
  const outcome = readConfig(env)
  if (!outcome.ok) throw new Error(outcome.errors.join(' '))
  return outcome.config
}
const errorsOf = (env: Record<string, string>) => {
  const outcome = readConfig(env)
  return outcome.ok ? [] : outcome.errors
}

describe('the configuration', () => {
  test('every setting has a default: the bundled services and the usual ports', () => {
    expect(read()).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      upstreams: {
        quiz: 'http://127.0.0.1:4001',
        main: 'http://127.0.0.1:4001',
        auth: 'http://127.0.0.1:4001',
      },
      addresses: { signInUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:4001\//) },
      limits: gatewayLimits,
    })
  })

  test('the URLs of the bundled services follow their port', () => {
    const config = read({ SERVICES_PORT: '5001' })
    expect([config.upstreams.quiz, config.addresses.signInUrl]).toEqual([
      'http://127.0.0.1:5001',
      'http://127.0.0.1:5001/sign-in',
    ])
  })

  test('each service can have its own URL', () => {
    const { upstreams } = read({ QUIZ_SERVICE_URL: 'https://quiz.example' })
    expect(upstreams).toEqual({
      quiz: 'https://quiz.example',
      main: 'http://127.0.0.1:4001',
      auth: 'http://127.0.0.1:4001',
    })
  })

  test('all errors are listed at once, each with its variable', () => {
    expect(
      errorsOf({
        PORT: '99999',
        QUIZ_SERVICE_URL: 'ftp://x',
        LIMIT_HEADERS_MS: '-1',
        LOG_LEVEL: 'loud',
        LIMIT_NOTHING: '1',
        MAP_TILES_URL: 'http://x/',
      }),
    ).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      expect.stringMatching(/^LOG_LEVEL must be fatal/),
      expect.stringMatching(/^QUIZ_SERVICE_URL must be/),
      expect.stringMatching(/^MAP_TILES_URL must hold/),
      expect.stringMatching(/^LIMIT_HEADERS_MS must be a whole number/),
      'LIMIT_NOTHING is not a limit of the gateway.',
    ])
  })

  test.each(['http://user:pass@x', 'http://x/path', 'http://x?a=b', 'nonsense', 'javascript:alert(1)'])(
    'refuses %s as the origin of a service',
    (address) => {
      expect(errorsOf({ AUTH_SERVICE_URL: address })).not.toEqual([])
    },
  )

  test('each limit is read from its own variable', () => {
    const variables = Object.keys(gatewayLimits).map(limitVariable)
    expect(new Set(variables).size).toBe(variables.length)
    expect(variables).toContain('LIMIT_HEADERS_MS')
    const limits = read(Object.fromEntries(variables.map((name, index) => [name, String(index + 1)]))).limits
    expect(Object.values(limits)).toEqual(variables.map((_name, index) => index + 1))
  })

  test('lists are split', () => {
    const config = read({
      PAGE_ORIGINS: 'https://a.example, https://b.example',
      TRUSTED_PROXIES: '10.0.0.1,192.168.0.0/16',
    })
    expect([config.pageOrigins, config.trustedProxies]).toEqual([
      ['https://a.example', 'https://b.example'],
      ['10.0.0.1', '192.168.0.0/16'],
    ])
  })

  test('the addresses of page and services apply to all that browsers open', () => {
    const config = read({
      HOST: '0.0.0.0',
      PAGE_ADDRESS: 'https://quizzes.example.org/',
      SERVICES_ADDRESS: 'https://students.example.org',
    })
    expect(config).toMatchObject({
      pageOrigins: ['https://quizzes.example.org'],
      upstreams: { auth: 'http://localhost:4001' },
      addresses: {
        signInUrl: 'https://students.example.org/sign-in',
        learnerSiteUrl: 'https://students.example.org/learn',
        issueReportingUrl: 'https://students.example.org/issues',
      },
      missingAddresses: [],
      operationsHost: '127.0.0.1',
    })
  })

  test('given all interfaces, then the addresses that remote users need are missing until they are set', () => {
    expect(read({ HOST: '0.0.0.0' }).missingAddresses).toEqual(['PAGE_ADDRESS', 'SERVICES_ADDRESS'])
    expect(read({ HOST: '::', PAGE_ORIGINS: 'https://a.example' }).missingAddresses).toEqual([
      'SERVICES_ADDRESS',
    ])
    expect(read({ HOST: '10.1.2.3' }).missingAddresses).toEqual([])
    expect(read().missingAddresses).toEqual([])
  })

  test('an empty variable counts as not set', () => {
    expect(read({ PORT: '', QUIZ_SERVICE_URL: ' ' }).port).toBe(4000)
  })
})
