import { expect, test } from 'vitest'
import { readPlan } from './plan.ts'

const plan = (env: Record<string, string> = {}) => {
  const read = readPlan(env)
  if (!read.ok) throw new Error(read.errors.join(' '))
  return read.plan
}

test('without settings, everything runs here, with the demo', () => {
  expect(plan()).toMatchObject({
    address: 'http://127.0.0.1:4000',
    servicesAddress: 'http://127.0.0.1:4001',
    ports: [
      [4000, 'PORT'],
      [4001, 'SERVICES_PORT'],
    ],
    services: ['quiz', 'main', 'auth'],
    data: { dataDir: '.data', hasDemo: true },
    hasDemo: true,
    logLevel: 'warn',
  })
})

test('services configured elsewhere do not run here, and there is no demo', () => {
  expect(plan({ AUTH_SERVICE_URL: 'https://auth.example', QUIZ_SERVICE_URL: ' ' })).toMatchObject({
    services: ['quiz', 'main'],
    data: { dataDir: '.data', hasDemo: false },
    hasDemo: false,
  })
  const elsewhere = plan({
    AUTH_SERVICE_URL: 'https://a.example',
    QUIZ_SERVICE_URL: 'https://q.example',
    MAIN_SERVICE_URL: 'https://m.example',
  })
  expect([elsewhere.services, elsewhere.ports]).toEqual([[], [[4000, 'PORT']]])
})

test('a configured database has no demo', () => {
  expect(plan({ DATABASE_URL: 'postgres://x' })).toMatchObject({ hasDemo: false, data: undefined })
  expect(plan({ FILES_BUCKET: 'ours' })).toMatchObject({ hasDemo: true, data: { hasDemo: false } })
})

test('if others can reach the product, there is a demo only on request', () => {
  expect(plan({ HOST: '0.0.0.0' }).hasDemo).toBe(false)
  expect(plan({ HOST: '0.0.0.0', DEMO: 'on' }).hasDemo).toBe(true)
  expect(plan({ DEMO: 'off' }).hasDemo).toBe(false)
})

test('an address on all interfaces is shown as one that can be opened', () => {
  expect(plan({ HOST: '0.0.0.0', PORT: '80' }).address).toBe('http://localhost:80')
})

test('given all interfaces, then the settings that remote users lack are named', () => {
  const { remoteUsers } = plan({ HOST: '0.0.0.0', PORT: '80', SERVICES_PORT: '81' })
  expect(remoteUsers).toMatch(
    /^Others can open the page but not sign in\. .*: PAGE_ADDRESS=http:\/\/\S+:80 SERVICES_ADDRESS=http:\/\/\S+:81$/,
  )
  const pageAddress = 'https://quizzes.example.org'
  const named = plan({
    HOST: '::',
    PAGE_ADDRESS: pageAddress,
    SERVICES_ADDRESS: 'https://students.example.org',
  })
  expect(named).toMatchObject({ remoteUsers: undefined, pageAddress, address: 'http://localhost:4000' })
  expect(plan({ HOST: '10.1.2.3' }).remoteUsers).toBeUndefined()
})

test('operators’ pages stay on this machine until an address is named for them', () => {
  const open = plan({ HOST: '0.0.0.0' })
  expect([open.operations.address, open.outbox.address]).toEqual([
    'http://127.0.0.1:4002',
    'http://127.0.0.1:4003/outbox',
  ])
  const named = plan({ HOST: '0.0.0.0', OPERATIONS_HOST: '10.1.2.3' })
  expect([named.operations.address, named.outbox]).toEqual([
    'http://10.1.2.3:4002',
    { port: '', address: '' },
  ])
})

test.each([
  [{ PORT: 'x' }, 'PORT must be a whole number'],
  [{ PORT: '0' }, 'PORT must be set'],
  [{ PORT: '5000', SERVICES_PORT: '5000' }, 'must differ'],
])('%j is an error', (env, error) => {
  expect(readPlan(env)).toEqual({ ok: false, errors: [expect.stringContaining(error)] })
})

test('mails stay where only this machine can read them, until a mail server is configured', () => {
  expect(plan().outbox).toEqual({ port: '4003', address: 'http://127.0.0.1:4003/outbox' })
  expect(plan({ SMTP_URL: 'smtp://mail.example' }).outbox.address).toBe('')
})
