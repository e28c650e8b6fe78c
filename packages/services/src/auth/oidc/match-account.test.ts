import { expect, test } from 'vitest'
import { isInstructor, operatorByClaim } from './match-account.ts'
import type { OidcProvider } from './provider-settings.ts'

const provider: OidcProvider = {
  name: 'uni',
  label: 'Uni',
  issuer: 'https://login.uni.test',
  clientId: 'quizwright',
  clientSecret: 'secret',
  privateKey: undefined,
  scopes: 'openid',
  claim: 'realm_access.roles',
  instructorValues: ['teacher'],
  operatorValues: [],
  domains: [],
  createsAccounts: true,
}
const person = { iss: provider.issuer, sub: '1' }
const byDomain: OidcProvider = { ...provider, claim: undefined, domains: ['uni.test'] }

test.each([
  ['a list at the path', provider, { realm_access: { roles: ['student', 'teacher'] } }, true],
  ['a single text', { ...provider, claim: 'role' }, { role: 'teacher' }, true],
  [
    'a name with dots',
    { ...provider, claim: 'https://uni.test/role' },
    { 'https://uni.test/role': 'teacher' },
    true,
  ],
  ['another value', provider, { realm_access: { roles: ['teachers'] } }, false],
  ['no such claim', provider, {}, false],
  ['a path into a text', provider, { realm_access: 'teacher' }, false],
  ['a verified address of the domain', byDomain, { email: 'a@Uni.test', email_verified: true }, true],
  ['an address that nobody verified', byDomain, { email: 'a@uni.test' }, false],
  ['a domain that only ends alike', byDomain, { email: 'a@evil-uni.test', email_verified: true }, false],
])('who is an instructor is read from the claims: %s', (_what, by, claims, expected) => {
  expect(isInstructor(by, { ...person, ...claims })).toBe(expected)
})

test.each([
  ['the value', ['admin'], { realm_access: { roles: ['admin'] } }, true],
  ['another value', ['admin'], { realm_access: { roles: ['teacher'] } }, false],
  ['no values in the settings', [], { realm_access: { roles: ['admin'] } }, undefined],
])('who is an operator is read from the claims: %s', (_what, operatorValues, claims, expected) => {
  expect(operatorByClaim({ ...provider, operatorValues }, { ...person, ...claims })).toBe(expected)
})

test('an operator may sign in without being listed as an instructor', () => {
  const claims = { ...person, realm_access: { roles: ['admin'] } }
  expect(isInstructor({ ...provider, operatorValues: ['admin'] }, claims)).toBe(true)
  expect(isInstructor(provider, claims)).toBe(false)
})
