import { isLongForm as isLong } from '@quizwright/domain/test-support/long-form.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import fc from 'fast-check'
import { createLocalJWKSet, decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import signedByOthers from '../../test-support/signed-by-others.json' with { type: 'json' }
import { makeKey, signWith } from '../../test-support/test-provider.ts'
import { claimNames } from '../claims.ts'
import type { LtiPlatform } from '../platform-settings.ts'
import { LtiRefusal } from '../lti-refusal.ts'
import { type Expected, verifyLaunch } from './verify-launch.ts'

const issuer = 'https://uni.test/path'
const launchUrl = 'https://quiz.test/lti/launch'
const now = new Date('2030-03-01T12:00:00Z')
const seconds = now.getTime() / 1_000
const platform: LtiPlatform = {
  name: 'uni',
  label: 'University',
  issuer,
  clientId: 'quizwright',
  deployments: ['1'],
  authorizationUrl: `${issuer}/authorize`,
  tokenUrl: `${issuer}/token`,
  keysUrl: `${issuer}/keys`,
  tokenAudience: `${issuer}/token`,
  frameOrigins: [],
}
const right = (changes: Record<string, unknown> = {}): JWTPayload => ({
  iss: issuer,
  aud: 'quizwright',
  sub: 'student-1',
  nonce: 'n',
  iat: seconds,
  exp: seconds + 300,
  [claimNames.messageType]: 'LtiResourceLinkRequest',
  [claimNames.version]: '1.3.0',
  [claimNames.deploymentId]: '1',
  [claimNames.resourceLink]: { id: 'link-1' },
  [claimNames.targetLinkUri]: `${launchUrl}/session`,
  ...changes,
})
let key: Awaited<ReturnType<typeof makeKey>>
let other: Awaited<ReturnType<typeof makeKey>>
let expected: Expected
beforeAll(async () => {
  key = await makeKey('first')
  other = await makeKey('other')
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(key.publicKey)), kid: 'first' }] })
  expected = { platform, keys, nonce: 'n', launchUrl, now }
})

const outcomeOf = async (token: string, by: Expected = expected): Promise<string> => {
  try {
    const verified = await verifyLaunch(token, by)
    return 'settings' in verified ? 'deep link' : 'launch'
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return error instanceof LtiRefusal ? `${error.code} ${error.reason}` : error.code
  }
}
const ofClaims = async (changes: Record<string, unknown>) => outcomeOf(await signWith(key, right(changes)))
const deepLinking = (settings: object) => ({
  [claimNames.messageType]: 'LtiDeepLinkingRequest',
  [claimNames.deepLinkSettings]: settings,
})

test.each<[string, Record<string, unknown>, string]>([
  ['a right one', {}, 'launch'],
  ['our audience as a list', { aud: ['quizwright'] }, 'launch'],
  ['our authorized party', { azp: 'quizwright' }, 'launch'],
  ['an end within the tolerance', { iat: seconds - 200, exp: seconds - 59 }, 'launch'],
  ['a clock that is ahead within the tolerance', { iat: seconds + 59 }, 'launch'],
  ['claims that nobody knows', { 'https://uni.test/x': { y: 1 }, [claimNames.roles]: ['x'] }, 'launch'],
  ['an end beyond the tolerance', { iat: seconds - 200, exp: seconds - 61 }, 'LTI_CLOCK 3_min'],
  ['a clock that is ahead', { iat: seconds + 61 }, 'LTI_CLOCK 1_min'],
  ['a clock ten minutes ahead', { iat: seconds + 600, exp: seconds + 900 }, 'LTI_CLOCK 10_min'],
  ['a clock eleven minutes behind', { iat: seconds - 661, exp: seconds + 300 }, 'LTI_CLOCK 11_min'],
  ['a token that is not valid yet', { nbf: seconds + 120 }, 'LTI_CLOCK 1_min'],
  ['the issuer in another case', { iss: issuer.toUpperCase() }, 'LTI_TOKEN iss'],
  ['the issuer with a port', { iss: 'https://uni.test:443/path' }, 'LTI_TOKEN iss'],
  ['the issuer without its path', { iss: 'https://uni.test' }, 'LTI_TOKEN iss'],
  ['an issuer that is a list', { iss: [issuer] }, 'LTI_TOKEN iss'],
  ['several audiences without an authorized party', { aud: ['quizwright', 'x'] }, 'LTI_TOKEN aud'],
  ['several audiences with ours', { aud: ['quizwright', 'x'], azp: 'quizwright' }, 'LTI_TOKEN aud'],
  ['our audience twice', { aud: ['quizwright', 'quizwright'] }, 'LTI_TOKEN aud'],
  ['an audience in another case', { aud: 'Quizwright' }, 'LTI_TOKEN aud'],
  ['an authorized party that is a list', { azp: ['quizwright'] }, 'LTI_TOKEN azp'],
  ['an empty nonce', { nonce: '' }, 'LTI_TOKEN nonce'],
  ['a nonce that is a number', { nonce: 0 }, 'LTI_TOKEN nonce'],
  ['an empty deployment', { [claimNames.deploymentId]: '' }, `LTI_TOKEN ${claimNames.deploymentId}`],
  ['a deployment that is a number', { [claimNames.deploymentId]: 1 }, `LTI_TOKEN ${claimNames.deploymentId}`],
  ['version 1.3', { [claimNames.version]: '1.3' }, 'LTI_TOKEN version'],
  ['no message type', { [claimNames.messageType]: undefined }, 'LTI_MESSAGE'],
  ['an empty user', { sub: '' }, 'LTI_ANONYMOUS'],
  ['a target beside ours', { [claimNames.targetLinkUri]: `${launchUrl}er` }, 'LTI_TOKEN target_link_uri'],
  [
    'a target that only looks like ours',
    { [claimNames.targetLinkUri]: 'https://quiz.test@evil.test/lti/launch' },
    'LTI_TOKEN target_link_uri',
  ],
  [
    'a target over http',
    { [claimNames.targetLinkUri]: launchUrl.replace('https', 'http') },
    'LTI_TOKEN target_link_uri',
  ],
  [
    'a request for a link',
    deepLinking({ deep_link_return_url: 'https://uni.test/back', accept_types: ['ltiResourceLink'] }),
    'deep link',
  ],
  [
    'a request for no kind of link of ours',
    deepLinking({ deep_link_return_url: 'https://uni.test/back', accept_types: ['file'] }),
    'LTI_TOKEN deep_linking_settings',
  ],
  [
    'a request whose answer would run here',
    deepLinking({ deep_link_return_url: 'javascript:alert(1)', accept_types: ['ltiResourceLink'] }),
    'LTI_TOKEN deep_linking_settings',
  ],
])('of the claims of a launch, %s', async (_name, changes, outcome) => {
  expect(await ofClaims(changes)).toBe(outcome)
})

test.each(['PS256', 'ES256', 'RS384', 'RS512'])('a token signed by %s is refused', async (alg) => {
  const { privateKey } = await generateKeyPair(alg)
  const token = await new SignJWT(right()).setProtectedHeader({ alg, kid: 'first' }).sign(privateKey)
  expect(await outcomeOf(token)).toBe('LTI_TOKEN alg')
})

test('an extension that must be understood, and a key of another platform, are refused', async () => {
  const [, claims, signature] = (await signWith(key, right())).split('.')
  const header = Buffer.from(JSON.stringify({ alg: 'RS256', kid: 'first', crit: ['b64'], b64: true }))
  expect(await outcomeOf(`${header.toString('base64url')}.${claims}.${signature}`)).toBe('LTI_TOKEN crit')
  expect(await outcomeOf(await signWith(other, right()))).toBe('LTI_TOKEN kid')
  expect(await outcomeOf(await signWith(other, right(), { kid: 'first' }))).toBe('LTI_TOKEN signature')
})

/**
 * Messages that others have signed with keys of theirs, at their own time (see `source`). Their signatures are right:
 * one is of a kind for which there is no page here, one names another authorized party, and one key is too short.
 */
test.each([
  ['LtiDeepLinkingRequest', 'deep link'],
  ['DataPrivacyLaunchRequest', 'LTI_MESSAGE'],
  ['LtiSubmissionReviewRequest', 'LTI_TOKEN azp'],
  ['LtiResourceLinkRequest', 'LTI_TOKEN weak_key'],
])('of the messages that others have signed, %s is %s', async (type, outcome) => {
  const vector = signedByOthers.find(({ token }) => decodeJwt(token)[claimNames.messageType] === type)!
  const claims = decodeJwt(vector.token)
  const by: Expected = {
    platform: {
      ...platform,
      issuer: claims.iss!,
      clientId: [claims.aud].flat()[0]!,
      deployments: [String(claims[claimNames.deploymentId])],
    },
    keys: createLocalJWKSet({ keys: [vector.key] }),
    nonce: String(claims['nonce']),
    launchUrl: String(claims[claimNames.targetLinkUri]).replace(/\/$/, ''),
    now: new Date(claims.iat! * 1_000),
  }
  expect(await outcomeOf(vector.token, by)).toBe(outcome)
  if (outcome === 'LTI_TOKEN weak_key') return
  const later = { ...by, now: new Date((claims.iat! + 7_200) * 1_000) }
  expect(await outcomeOf(vector.token, later)).toBe('LTI_CLOCK 120_min')
})

/** What a thief of a token could change: signs of it, its parts, its header, and what it is signed with. */
const fuzz = (token: string, foreign: string) => {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object
  const sign = fc.constantFrom(...'AZaz09-_.=+/ \0é')
  // The last sign of a signature has bits that do not count.
  const at = fc.nat({ max: token.length - 3 })
  const json = fc.oneof(fc.jsonValue(), fc.string(), fc.constant('quizwright'), fc.constant(seconds))
  return fc.oneof(
    fc.tuple(at, sign).map(([index, one]) => token.slice(0, index) + one + token.slice(index + 1)),
    at.map((index) => token.slice(0, index)),
    fc.tuple(at, fc.string()).map(([index, text]) => token.slice(0, index) + text + token.slice(index)),
    fc
      .tuple(fc.constantFrom(...Object.keys(decoded(claims)), 'azp', 'x'), json)
      .map(([name, value]) => `${head}.${encode({ ...decoded(claims), [name]: value })}.${signature}`),
    fc
      .tuple(fc.constantFrom('alg', 'kid', 'jwk', 'jku', 'x5c', 'crit', 'typ', 'b64'), json)
      .map(([name, value]) => `${encode({ ...decoded(head), [name]: value })}.${claims}.${signature}`),
    fc.constantFrom(
      `${head}.${claims}.`,
      `${encode({ alg: 'none' })}.${claims}.`,
      `${head}.${claims}.${foreign.split('.')[2]}`,
      `${head}.${foreign.split('.')[1]}.${signature}`,
      foreign,
      `${token}.${signature}`,
      `${token}.`,
    ),
    fc.string(),
  )
}

test('of tokens that were changed in any way, none is accepted', async () => {
  const token = await signWith(key, right())
  const foreign = await signWith(other, right({ sub: 'thief' }), { kid: 'first' })
  const accepted: string[] = []
  await fc.assert(
    fc.asyncProperty(fuzz(token, foreign), async (changed) => {
      if (changed === token) return
      const outcome = await outcomeOf(changed)
      if (outcome === 'launch' || outcome === 'deep link') accepted.push(changed)
    }),
    { numRuns: isLong ? 100_000 : 4_000 },
  )
  expect(accepted).toEqual([])
  expect(await outcomeOf(token)).toBe('launch')
})
