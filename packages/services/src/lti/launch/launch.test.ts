import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { ltiLinks, ltiScores, ltiUsedNonces } from '../../database/tables/lti.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { students } from '../../database/tables/students.ts'
import { learnerClient } from '../../test-support/learner-client.ts'
import { claimNames, scopes } from '../claims.ts'
import {
  ada,
  enter,
  launch,
  linkId,
  logIn,
  platform,
  post,
  quizId,
  rightClaims,
  services,
  sessionId,
  setUpLtiTests,
  subject,
  ticketOf,
} from '../lti-test-setup.ts'

setUpLtiTests()

const recordOf = async (name: string) =>
  (await services.db.select().from(students).where(eq(students.fullName, name)))[0]

test('a student opens the quiz from the course, takes it, and is found again on another device', async () => {
  const name = `Ada ${subject}`
  const first = await enter({ name })
  expect(first.student).toEqual({ full_name: name, email: 'ada@uni.test' })
  const { data: begun } = await first.client.startAttempt({ body: { session_id: linkId } })
  expect(begun).toMatchObject({ number: 1, continued: false })
  const again = await enter({ name })
  const { data: own } = await again.client.listOwnAttempts({ params: { id: linkId } })
  expect(own.attempts.map(({ attempt_id: id }) => id)).toEqual([begun.attempt_id])
  expect(await recordOf(name)).toMatchObject({ kind: 'institution', instructorId: ada.uid })
})

test('the parameters of the platform go back to it unchanged, and nothing is stored before the launch', async () => {
  const { there } = await logIn()
  expect(Object.fromEntries(there.searchParams)).toMatchObject({
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: 'quizwright',
    redirect_uri: `${services.url}/lti/launch`,
    login_hint: 'hint 1',
    lti_message_hint: '{"a":"b&c"}',
  })
  expect(there.href).toContain(platform.settings.authorizationUrl)
  expect(await services.db.$count(ltiLinks, eq(ltiLinks.sessionLinkId, linkId))).toBe(0)
})

test('a name that is missing is replaced by one that stays the same, and follows the platform later', async () => {
  const nameless = { name: undefined, email: undefined }
  const { student } = await enter(nameless)
  expect(student).toEqual({ full_name: expect.stringMatching(/^Student [0-9a-f]{6}$/), email: '' })
  expect((await enter(nameless)).student).toEqual(student)
  expect((await enter({ name: undefined, given_name: 'Bo', family_name: 'Li' })).student.full_name).toBe(
    'Bo Li',
  )
})

test('an e-mail address from a course finds nobody: the student who confirmed it stays another one', async () => {
  await services.db.update(sessions).set({ access: 'confirmed_email' }).where(eq(sessions.id, sessionId))
  await services.db.insert(students).values({
    id: `confirmed-${subject}`,
    instructorId: ada.uid,
    kind: 'confirmed',
    fullName: `Confirmed ${subject}`,
    nameKey: '',
    email: `${subject}@uni.test`,
    emailKey: `${subject}@uni.test`,
    mailboxKey: `${subject}@uni.test`,
    phone: '',
    city: '',
    country: '',
    university: '',
    universityKey: '',
    createdAt: services.now(),
  })
  await services.db.update(sessions).set({ access: 'institution' }).where(eq(sessions.id, sessionId))
  const { student } = await enter({ name: `Other ${subject}`, email: `${subject}@uni.test` })
  expect(student.full_name).toBe(`Other ${subject}`)
  expect(await recordOf(`Confirmed ${subject}`)).toMatchObject({ kind: 'confirmed' })
})

test('a ticket and a launch count once', async () => {
  const { cookie, state, nonce } = await logIn()
  const token = await platform.sign(rightClaims(nonce))
  const ticket = ticketOf(await post('/lti/launch', { id_token: token, state }, { cookie }))
  const repeated = await post('/lti/launch', { id_token: token, state }, { cookie })
  expect(repeated.status).toBe(401)
  expect(repeated.headers.get('location')).toBeNull()
  const page = await repeated.text()
  expect(page).toContain('already used')
  // Whoever goes back in the browser that has opened it finds the way on; the page holds no ticket.
  expect(page).toContain(`href="/learn/standard-quiz/${linkId}?platform=uni"`)
  expect(page).toContain(`data-token="learner.student.${linkId}"`)
  const body = { session_id: linkId, ticket }
  await learnerClient(services.url).openLaunch({ body })
  await expect(learnerClient(services.url).openLaunch({ body })).rejects.toMatchObject({ code: 'LTI_USED' })
})

test('a ticket is over after a minute, and opens no other session', async () => {
  const ticket = ticketOf(await launch())
  services.wait(2)
  const late = learnerClient(services.url).openLaunch({ body: { session_id: linkId, ticket } })
  await expect(late).rejects.toMatchObject({ code: 'LTI_USED' })
})

test('the session of a course takes nobody who was not launched into it', async () => {
  const body = {
    session_id: linkId,
    student: {
      full_name: 'Eve',
      email: 'eve@example.org',
      phone: '+92 300 1234567',
      city: 'Lahore',
      country: 'Pakistan',
      university: 'None',
    },
  }
  const stranger = learnerClient(services.url).startAttempt({ body })
  await expect(stranger).rejects.toMatchObject({ code: 'LTI_LAUNCH_NEEDED' })
})

test('a link to a session for others, or to none, is not ready', async () => {
  const unknown = await launch({ [claimNames.targetLinkUri]: `${services.url}/lti/launch` })
  expect([unknown.status, await unknown.text()]).toEqual([
    409,
    expect.stringContaining('hasn’t chosen the quiz'),
  ])
  await services.db.update(sessions).set({ access: 'anyone' }).where(eq(sessions.id, sessionId))
  expect((await launch()).status).toBe(409)
})

test('a custom parameter that is no id is told as a link that is not ready', async () => {
  const [target, custom] = [`${services.url}/lti/launch`, { session: 'a\0b' }]
  const claims = { [claimNames.targetLinkUri]: target, [claimNames.custom]: custom }
  expect((await launch(claims)).status).toBe(409)
})

test('an address of a gradebook that is none is left out, as if the platform had told none', async () => {
  const claims = { scope: Object.values(scopes), lineitem: 'no address', lineitems: 'none' }
  expect(ticketOf(await launch({ [claimNames.scores]: claims }))).not.toBe('')
  const [link] = await services.db.select().from(ltiLinks).where(eq(ltiLinks.sessionLinkId, linkId))
  expect([link?.lineItem, link?.lineItems]).toEqual([null, null])
})

test('the custom parameter of a link names the session, too', async () => {
  const claims = {
    [claimNames.targetLinkUri]: `${services.url}/lti/launch`,
    [claimNames.custom]: { session: linkId },
  }
  expect(ticketOf(await launch(claims))).not.toBe('')
})

test('whoever teaches the course sees what the link opens, and no mark of theirs is sent', async () => {
  const roles = ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor']
  const answer = await launch({ [claimNames.roles]: roles })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Physics 1')
  const [link] = await services.db.select().from(ltiLinks).where(eq(ltiLinks.sessionLinkId, linkId))
  expect(await services.db.$count(ltiScores, eq(ltiScores.linkId, link!.id))).toBe(0)
})

test('a launch of a teacher that is used again offers no quiz', async () => {
  const { cookie, state, nonce } = await logIn()
  const roles = ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor']
  const fields = { id_token: await platform.sign(rightClaims(nonce, { [claimNames.roles]: roles })), state }
  expect((await post('/lti/launch', fields, { cookie })).status).toBe(200)
  const repeated = await post('/lti/launch', fields, { cookie })
  expect([repeated.status, await repeated.text()]).toEqual([401, expect.not.stringContaining('go-on')])
})

test('the address for the course is the link of such a session', async () => {
  const { data } = await ada.client.getSessionsByQuiz({ params: { quizId } })
  expect(JSON.stringify(data)).toContain(`${services.url}/lti/launch/${linkId}`)
})

test('what is no form of a launch is refused by a page, in the frame of the platform, and stores nothing', async () => {
  const used = await services.db.$count(ltiUsedNonces)
  const { cookie, state, nonce } = await logIn()
  const fields = { id_token: await platform.sign(rightClaims(nonce)), state }
  const send = (type: string, body: string) =>
    fetch(`${services.url}/lti/launch`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': type, cookie },
      body,
    })
  const form = new URLSearchParams(fields).toString()
  for (const [what, status, code] of [
    [await send('application/json', JSON.stringify(fields)), 400, 'LTI_LOGIN_INCOMPLETE'],
    [await send('text/plain', form), 400, 'LTI_LOGIN_INCOMPLETE'],
    [await send('image/png', form), 415, 'MEDIA_TYPE'],
    [await send('application/x-www-form-urlencoded', ''), 400, 'LTI_LOGIN_INCOMPLETE'],
    [await post('/lti/launch', { ...fields, x: 'x'.repeat(70_000) }, { cookie }), 413, 'BODY_TOO_LARGE'],
    [await post('/lti/pick', {}, { 'sec-fetch-site': 'cross-site' }), 403, 'ORIGIN_REFUSED'],
  ] as const) {
    expect([what.status, what.headers.get('location'), await what.text()]).toEqual([
      status,
      null,
      expect.stringMatching(new RegExp(`<html[^]*For your administrator: ${code}`)),
    ])
    expect(what.headers.get('content-security-policy')).toContain(`frame-ancestors ${platform.url}`)
  }
  for (const doubled of ['id_token', 'state'] as const) {
    const twice = await send('application/x-www-form-urlencoded', `${form}&${doubled}=x`)
    expect(twice.status).toBe(401)
  }
  expect(await services.db.$count(ltiUsedNonces)).toBe(used)
  expect(ticketOf(await post('/lti/launch', fields, { cookie }))).not.toBe('')
})

test('a login whose hint is longer than an address may be is refused', async () => {
  const fields = {
    iss: platform.settings.issuer,
    client_id: 'quizwright',
    login_hint: 'h'.repeat(9_000),
    target_link_uri: `${services.url}/lti/launch/${linkId}`,
  }
  expect((await post('/lti/login', fields)).status).toBe(400)
  expect((await post('/lti/login', { ...fields, login_hint: 'h'.repeat(3_000) })).status).toBe(303)
})
