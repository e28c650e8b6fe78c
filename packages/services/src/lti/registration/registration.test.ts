import { eq } from '../../database/drizzle.ts'
import { beforeEach, expect, test } from 'vitest'
import { accounts } from '../../database/tables/auth.ts'
import { ltiInvites, ltiPlatforms } from '../../database/tables/lti-platforms.ts'
import { claimNames } from '../claims.ts'
import {
  ada,
  launch,
  linkId,
  logIn,
  platform,
  post,
  rightClaims,
  services,
  setUpLtiTests,
} from '../lti-test-setup.ts'

setUpLtiTests()

beforeEach(async () => {
  await services.db.update(accounts).set({ isOperator: true }).where(eq(accounts.id, ada.uid))
  await services.db.delete(ltiPlatforms)
  platform.registrations = []
  // What a test before has read is not fresh any more.
  await ada.client.inviteLtiPlatform({ body: {} })
})

const invite = async (): Promise<string> =>
  new URL((await ada.client.inviteLtiPlatform({ body: {} })).data.registration_address).pathname

const fieldsOf = (changes: Record<string, string> = {}) => ({
  openid_configuration: `${platform.url}/openid-configuration`,
  registration_token: 'token-1',
  ...changes,
})
const open = (path: string, changes: Record<string, string> = {}) =>
  fetch(`${services.url}${path}?${new URLSearchParams(fieldsOf(changes))}`)
const register = (path: string, changes: Record<string, string> = {}) => post(path, fieldsOf(changes))
const list = async () =>
  (await ada.client.getLtiPlatforms({})).data.platforms.filter((one) => !one.is_from_settings)

/** A launch of the platform as the client that was registered. */
const launchAs = async (clientId: string, deployment: string) => {
  const { cookie, state, nonce } = await logIn({ client_id: clientId })
  const claims = rightClaims(nonce, { aud: clientId, [claimNames.deploymentId]: deployment })
  return post('/lti/launch', { id_token: await platform.sign(claims), state }, { cookie })
}

test('a platform registers itself by an address, an operator confirms it, and its courses open quizzes', async () => {
  const path = await invite()
  const asked = await open(path)
  expect(asked.headers.get('content-security-policy')).toContain(`frame-ancestors ${platform.url};`)
  expect(asked.headers.get('x-frame-options')).toBeNull()
  expect(platform.registrations).toEqual([])
  const done = await register(path)
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('is registered')])
  const [told] = platform.registrations
  expect(told).toMatchObject({
    token: 'Bearer token-1',
    body: {
      redirect_uris: [`${services.url}/lti/launch`],
      jwks_uri: `${services.url}/.well-known/jwks.json`,
      token_endpoint_auth_method: 'private_key_jwt',
    },
  })
  expect(told!.body['scope']).not.toContain('openid')
  const [found] = await list()
  expect(found).toMatchObject({
    state: 'pending',
    issuer: platform.url,
    client_id: 'dynamic',
    deployments: [{ deployment_id: '7', state: 'allowed' }],
  })
  expect(told!.body['initiate_login_uri']).toBe(found!.login_url)
  const early = await logIn({ client_id: 'dynamic' })
  expect([early.answer.status, await early.answer.text()]).toEqual([
    403,
    expect.stringContaining('hasn’t been confirmed'),
  ])
  await ada.client.setLtiPlatformState({ body: { name: found!.name, state: 'active' } })
  expect((await launchAs('dynamic', '7')).headers.get('location')).toContain(`/learn/standard-quiz/${linkId}`)
  await ada.client.setLtiPlatformState({ body: { name: found!.name, state: 'disabled' } })
  expect((await logIn({ client_id: 'dynamic' })).answer.status).toBe(404)
})

test('an address registers one platform, within a day, and can be tried again after a failure', async () => {
  const path = await invite()
  platform.fault = (_method, at) =>
    at === '/register' ? { status: 400, body: { errors: [{ message: 'no <scope>' }] } } : undefined
  const refused = await register(path)
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('status 400: “no &lt;scope>”'),
  ])
  expect(refused.headers.get('content-security-policy')).toContain(platform.url)
  platform.fault = () => undefined
  expect((await register(path)).status).toBe(200)
  expect((await register(path)).status).toBe(404)
  expect((await open(path)).status).toBe(404)
  const late = await invite()
  services.wait(24 * 60 + 1)
  expect((await open(late)).status).toBe(404)
  services.wait(-24 * 60 - 1)
  expect(await list()).toHaveLength(1)
})

test('two registrations by one address at once are one', async () => {
  const path = await invite()
  const statuses = (await Promise.all([register(path), register(path)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 404])
  expect(await list()).toHaveLength(1)
})

test.each([
  ['an address over http', { openid_configuration: 'http://169.254.169.254/latest' }],
  ['no address', { openid_configuration: 'javascript:alert(1)' }],
  ['a host that would be a rule of the policy', { openid_configuration: 'https://a;sandbox/x' }],
  ['a token that is no header', { registration_token: 'a\r\nx: y' }],
])('%s is refused, and nothing is called', async (_name, changes) => {
  const path = await invite()
  expect((await register(path, changes)).status).toBe(422)
  expect((await open(path, changes)).headers.get('content-security-policy')).not.toContain('sandbox/')
  expect(platform.registrations).toEqual([])
  expect(await services.db.$count(ltiPlatforms)).toBe(0)
})

test.each([
  ['is no JSON', { status: 200, page: '<html>' }],
  ['is a redirect', { status: 302, headers: { location: 'http://127.0.0.1/' } }],
  ['names addresses over http', { status: 200, body: { issuer: 'http://evil.test' } }],
])('a configuration that %s is refused with what to do', async (_name, answer) => {
  const path = await invite()
  platform.fault = (_method, at) => (at === '/openid-configuration' ? answer : undefined)
  const refused = await register(path)
  platform.fault = () => undefined
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('could not be registered'),
  ])
  expect(await services.db.$count(ltiInvites)).toBeGreaterThan(0)
})

const byHand = {
  label: 'Moodle',
  client_id: 'by-hand',
  token_audience: '',
  frame_origins: [],
  all_deployments: false,
  deployment_ids: ['1'],
}
const addressed = () => ({
  ...byHand,
  issuer: platform.url,
  authorization_url: `${platform.url}/authorize`,
  token_url: `${platform.url}/token`,
  keys_url: `${platform.url}/keys`,
})

test('a platform is registered by hand, and a deployment that is new waits for an operator', async () => {
  await ada.client.saveLtiPlatform({ body: addressed() })
  const again = ada.client.saveLtiPlatform({ body: addressed() })
  await expect(again).rejects.toMatchObject({ code: 'LTI_PLATFORM_KNOWN' })
  expect((await launchAs('by-hand', '1')).status).toBe(303)
  const refused = await launchAs('by-hand', 'new')
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('deployment')])
  const [found] = await list()
  expect(found!.deployments[0]).toMatchObject({
    deployment_id: 'new',
    state: 'pending',
    course: 'Physics 1',
  })
  const decide = (state: 'allowed' | 'refused') =>
    ada.client.setLtiDeployment({ body: { name: found!.name, deployment_id: 'new', state } })
  await decide('allowed')
  expect((await launchAs('by-hand', 'new')).status).toBe(303)
  await decide('refused')
  expect((await launchAs('by-hand', 'new')).status).toBe(403)
  expect((await list())[0]!.deployments).toHaveLength(2)
})

test('the next key is published by a button and signs from the next day on', async () => {
  await ada.client.saveLtiPlatform({ body: addressed() })
  const { name } = (await list())[0]!
  const readKeys = async () => {
    const set = (await (await fetch(`${services.url}/.well-known/jwks.json`)).json()) as { keys: object[] }
    return set.keys.length
  }
  const before = await readKeys()
  await ada.client.rotateLtiKey({ body: { name } })
  await ada.client.rotateLtiKey({ body: { name } })
  expect(await readKeys()).toBe(before + 1)
  const [rotated] = await list()
  expect(rotated!.next_key_from).not.toBeNull()
})

test('instructors who are no operators reach none of it', async () => {
  const bo = await services.addInstructor('bo')
  const calls = [
    bo.client.getLtiPlatforms({}),
    bo.client.inviteLtiPlatform({ body: {} }),
    bo.client.saveLtiPlatform({ body: addressed() }),
    bo.client.setLtiPlatformState({ body: { name: 'uni', state: 'disabled' } }),
    bo.client.setLtiDeployment({ body: { name: 'uni', deployment_id: '1', state: 'allowed' } }),
    bo.client.rotateLtiKey({ body: { name: 'uni' } }),
  ]
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'OPERATOR_NEEDED' })
  const features = async (client: typeof bo.client) => (await client.getAbilities({})).data.features
  expect(await features(bo.client)).not.toContain('operator')
  expect(await features(ada.client)).toContain('operator')
})

test('a course of the settings still opens the quiz', async () => {
  expect((await launch()).status).toBe(303)
})
