import { generateKeyPairSync } from 'node:crypto'
import { importPKCS8, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { keyAlgorithm } from './key-algorithm.ts'
import { readProviders } from './provider-settings.ts'

const right = {
  OIDC_UNI_ISSUER: 'https://login.uni.test/realms/staff',
  OIDC_UNI_CLIENT_ID: 'quizwright',
  OIDC_UNI_CLIENT_SECRET: 'secret',
  OIDC_UNI_CLAIM: 'realm_access.roles',
  OIDC_UNI_INSTRUCTOR: 'teacher, lecturer',
}

test('a provider is read from the settings that have its name', () => {
  const { providers, errors } = readProviders({ ...right, OIDC_UNI_LABEL: 'The University' }, ['uni'])
  expect(errors).toEqual([])
  expect(providers).toMatchObject([
    {
      name: 'uni',
      label: 'The University',
      claim: 'realm_access.roles',
      instructorValues: ['teacher', 'lecturer'],
      createsAccounts: true,
    },
  ])
})

test.each([
  [{ OIDC_UNI_ISSUER: 'http://login.uni.test' }, /^OIDC_UNI_ISSUER must begin with https:/],
  [
    { OIDC_UNI_ISSUER: 'https://login.microsoftonline.com/common/v2.0' },
    /^OIDC_UNI_ISSUER .* one organisation/,
  ],
  [{ OIDC_UNI_ISSUER: 'https://login.test/{tenantid}/v2.0' }, /^OIDC_UNI_ISSUER .* one organisation/],
  [{ OIDC_UNI_CLIENT_SECRET: '' }, /^OIDC_UNI_CLIENT_SECRET must be set, or PRIVATE_KEY/],
  [{ OIDC_UNI_CLAIM: '' }, /^OIDC_UNI_CLAIM or DOMAINS must say who is an instructor/],
  [{ OIDC_UNI_INSTRUCTOR: '' }, /^OIDC_UNI_INSTRUCTOR must list/],
  [{ OIDC_UNI_CLIENT_ID: '' }, /^OIDC_UNI_CLIENT_ID /],
])('settings that would let the wrong people in are refused with one sentence: %o', (changed, sentence) => {
  const { errors } = readProviders({ ...right, ...changed }, ['uni'])
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatch(sentence)
})

test('an issuer on this machine may be without TLS, for trying it', () => {
  expect(readProviders({ ...right, OIDC_UNI_ISSUER: 'http://127.0.0.1:3000' }, ['uni']).errors).toEqual([])
})

type KeyKind = 'rsa' | 'P-256' | 'P-521' | 'ed25519'
const generateKeys = (kind: KeyKind) => {
  if (kind === 'rsa') return generateKeyPairSync('rsa', { modulusLength: 2_048 })
  return kind === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ec', { namedCurve: kind })
}
const pemOf = (kind: KeyKind): string => {
  const { privateKey } = generateKeys(kind)
  return privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
}

test.each([
  ['rsa', 'RS256'],
  ['P-256', 'ES256'],
  ['P-521', 'ES512'],
  ['ed25519', 'EdDSA'],
] as const)('a key of %s proves who we are, signing by %s', async (kind, alg) => {
  const pem = pemOf(kind)
  const settings = { ...right, OIDC_UNI_CLIENT_SECRET: '', OIDC_UNI_PRIVATE_KEY: pem.replaceAll('\n', '\\n') }
  expect(readProviders(settings, ['uni']).errors).toEqual([])
  expect(keyAlgorithm(pem)).toBe(alg)
  const signed = new SignJWT({}).setProtectedHeader({ alg }).sign(await importPKCS8(pem, alg))
  await expect(signed).resolves.toBeTypeOf('string')
})

test('a key that is none is refused when the services start', () => {
  const pem = '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----'
  const { errors } = readProviders({ ...right, OIDC_UNI_CLIENT_SECRET: '', OIDC_UNI_PRIVATE_KEY: pem }, [
    'uni',
  ])
  expect(errors[0]).toMatch(/^OIDC_UNI_PRIVATE_KEY must be a PKCS #8 key/)
})
