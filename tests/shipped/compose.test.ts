import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  environment as gatewaySettings,
  readConfig as readGatewayConfig,
} from '@quizwright/gateway/config.ts'
import { gatewayLimits, limitVariable } from '@quizwright/gateway/limits.ts'
import {
  environment as servicesSettings,
  readConfig as readServicesConfig,
} from '@quizwright/services/config.ts'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Part = {
  image?: string
  depends_on?: Record<string, unknown>
  environment?: Record<string, string | null>
  mem_limit?: string
  logging?: { options: Record<string, string> }
  build?: { target: string }
  ports?: string[]
  cap_drop?: string[]
  security_opt?: string[]
}
const root = join(import.meta.dirname, '../..')
const { services: parts, networks } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), {
  merge: true,
}) as {
  services: Record<string, Part>
  networks: { default: { ipam: { config: { subnet: string }[] } } }
}
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')

/** What an operator must set. */
const required = { POSTGRES_PASSWORD: 'secret', BUCKET_PASSWORD: 'secret' }

/** Resolves a value as compose does, from its innermost variable on: what is given, or the default. */
const resolve = (value: string, given: Readonly<Record<string, string>>): string => {
  const resolved = value.replaceAll(
    /\$\{(\w+)(?::?[-?]([^${}]*))?\}/g,
    (_, name: string, fallback = '') => given[name] ?? fallback,
  )
  return resolved === value ? value : resolve(resolved, given)
}

/** The environment of a container. A name without a value passes on what is given. */
const filled = (
  env: Record<string, string | null> = {},
  given: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => {
      const text = value === null ? given[name] : resolve(String(value), { ...required, ...given })
      return text === undefined ? [] : [[name, text]]
    }),
  )

test('gateway and services accept the settings in the compose file', () => {
  expect(readGatewayConfig(filled(parts['gateway']!.environment))).toMatchObject({
    ok: true,
    config: { upstreams: { quiz: 'http://balancer:4003' } },
  })
  expect(readServicesConfig(filled(parts['services']!.environment))).toMatchObject({
    ok: true,
    config: {
      databaseUrl: 'postgres://quizwright:secret@postgres:5432/quizwright',
      learnerSiteUrl: 'http://localhost:4001/learn',
      bucket: { name: 'quizwright', endpoint: 'http://bucket:3900', region: 'us-east-1' },
      pageOrigins: ['http://localhost:4000'],
    },
  })
})

/** Both servers get these, though one of them does not read all. */
const isOfBoth = (variable: string): boolean =>
  variable in gatewaySettings.shape || variable in servicesSettings.shape

/** What the images set, because it is where things are inside of a container. */
const ofTheImages: Record<string, string[]> = {
  gateway: ['HOST', 'PORT', 'SERVICES_PORT', 'OPERATIONS_HOST', 'OPERATIONS_PORT', 'PAGE_DIR'],
  services: [
    'HOST',
    'PORT',
    'SERVICES_PORT',
    'OPERATIONS_HOST',
    'SERVICES_OPERATIONS_PORT',
    'DATA_DIR',
    // One container runs all services on one Postgres, which is no demo.
    'SERVICES',
    'AUTH_SERVICE_URL',
    'DEMO',
  ],
}

test.each([
  ['gateway', [...Object.keys(gatewaySettings.shape), ...Object.keys(gatewayLimits).map(limitVariable)]],
  ['services', Object.keys(servicesSettings.shape)],
])('every setting of the %s is passed through, and nothing that is no setting', (name, settings) => {
  const env = parts[name]!.environment!
  const notOurs = ['OTEL_EXPORTER_OTLP_HEADERS', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']
  const passed = Object.keys(env).filter((variable) => !notOurs.includes(variable))
  expect([...passed, ...ofTheImages[name]!].toSorted()).toEqual(
    [...new Set([...settings, ...passed.filter((variable) => isOfBoth(variable))])].toSorted(),
  )
  for (const variable of passed) {
    const [first, second] = ['one', 'two'].map((text) => filled(env, { [variable]: text })[variable])
    expect([first, second], variable).toEqual([
      expect.stringContaining('one'),
      expect.stringContaining('two'),
    ])
  }
})

test('a service that runs has a limit of memory and rotates its log', () => {
  for (const [name, { mem_limit, logging }] of Object.entries(parts)) {
    expect(resolve(mem_limit ?? '', {}), name).toMatch(/^\d+[mg]$/)
    expect(logging?.options, name).toEqual({ 'max-size': '10m', 'max-file': '5' })
  }
})

test('every image has a pinned version, and ours run as an unprivileged user with a health check', () => {
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)]
    .map(([, image]) => image!)
    .filter((image) => image.includes(':'))
  const named = Object.values(parts).flatMap(({ image }) => image ?? [])
  for (const image of [...bases, ...named]) expect(image).toMatch(/:v?\d+\.\d+/)
  for (const { build } of Object.values(parts).filter((part) => part.build)) {
    const stage = dockerfile.split(/^FROM /m).find((text) => text.includes(` AS ${build!.target}\n`))
    expect(stage).toContain('\nUSER node\n')
    expect(stage).toContain('\nHEALTHCHECK ')
  }
})

test('services that depend on each other start without a deadlock: the balancer waits for gateways', () => {
  const upstream = new URL(filled(parts['gateway']!.environment)['QUIZ_SERVICE_URL']!)
  expect(Object.keys(parts[upstream.hostname]!.depends_on!)).toContain('gateway')
  expect(/ AS gateway\n[^]*?HEALTHCHECK .*4000(\/\w+)/.exec(dockerfile)![1]).toBe('/healthz')
})

test('the services use the key, the region and the port with which the bucket is created', () => {
  const [bucket, services] = [filled(parts['bucket']!.environment), filled(parts['services']!.environment)]
  expect(services).toMatchObject({
    FILES_BUCKET: bucket['GARAGE_DEFAULT_BUCKET'],
    AWS_ACCESS_KEY_ID: bucket['GARAGE_DEFAULT_ACCESS_KEY'],
    AWS_SECRET_ACCESS_KEY: bucket['GARAGE_DEFAULT_SECRET_KEY'],
  })
  expect(bucket['GARAGE_DEFAULT_ACCESS_KEY'], 'the form that Garage wants').toMatch(/^GK[0-9a-f]{24}$/)
  const settings = readFileSync(join(root, 'deploy/garage.toml'), 'utf8')
  const read = readServicesConfig(services)
  expect(/s3_region = "(.+)"/.exec(settings)![1]).toBe(read.ok && read.config.bucket?.region)
  const port = /\[s3_api\][^]*api_bind_addr = ".*:(\d+)"/.exec(settings)![1]
  expect(new URL(services['FILES_ENDPOINT']!).port).toBe(port)
})

test('a balancer’s word on where callers come from is believed from the network of the parts, and no other', () => {
  const [network] = networks.default.ipam.config
  for (const name of ['gateway', 'services'])
    expect(filled(parts[name]!.environment)['TRUSTED_PROXIES'], name).toBe(`${network!.subnet},`)
})

test('what is not encrypted is published on this machine alone, and ours has no rights beyond its user’s', () => {
  const published = Object.values(parts).flatMap(({ ports = [] }) => ports)
  expect(published).toHaveLength(2)
  for (const port of published) expect(port).toMatch(/^\$\{PUBLISH_ON:-127\.0\.0\.1\}:\d+:\d+$/)
  for (const [name, { cap_drop, security_opt }] of Object.entries(parts).filter(([, { build }]) => build))
    expect([cap_drop, security_opt], name).toEqual([['ALL'], ['no-new-privileges:true']])
})

test('nothing secret beside the sources reaches the build, and slow headers do not hold the balancer', () => {
  expect(readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')).toContain('.env*')
  expect(readFileSync(join(root, 'deploy/haproxy.cfg'), 'utf8')).toMatch(/^ +timeout http-request 10s$/m)
})
