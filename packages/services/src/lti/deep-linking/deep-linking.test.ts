import type { Problem } from '@quizwright/contracts/problem.ts'
import { eq } from '../../database/drizzle.ts'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { accounts } from '../../database/tables/auth.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { addQuiz, draftOf } from '../../test-support/test-services.ts'
import { claimNames } from '../claims.ts'
import {
  ada,
  launch,
  linkId,
  platform,
  post,
  quizId,
  services,
  sessionId,
  setUpLtiTests,
  subject,
  ticketOf,
} from '../lti-test-setup.ts'

setUpLtiTests()

const teacher = ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor']
const returnUrl = () => `${platform.url}/deep-link?course=1`
const settings = (changes = {}) => ({
  deep_link_return_url: returnUrl(),
  accept_types: ['link', 'ltiResourceLink'],
  accept_presentation_document_targets: ['iframe', 'window'],
  data: 'csrf:{"a":1}',
  ...changes,
})
const ask = (changes: Record<string, unknown> = {}) =>
  launch({
    name: 'Ada Lovelace',
    [claimNames.messageType]: 'LtiDeepLinkingRequest',
    [claimNames.targetLinkUri]: `${services.url}/lti/launch`,
    [claimNames.resourceLink]: undefined,
    [claimNames.roles]: teacher,
    [claimNames.deepLinkSettings]: settings(),
    ...changes,
  })

const fieldOf = (page: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? ''
const codeOf = (page: string): string => /class="code">([^<]+)</.exec(page)?.[1] ?? ''
const own = { 'sec-fetch-site': 'same-origin' }
const send = async (step: 'pick' | 'link', fields: Record<string, string>) => {
  const answer = await post(`/lti/${step}`, fields, own)
  return { status: answer.status, page: await answer.text(), headers: answer.headers }
}

/** Opens the picker as the teacher of the course, whose account is connected with Ada's. */
const openPicker = async (changes: Record<string, unknown> = {}) => {
  const connecting = await (await ask(changes)).text()
  await ada.client.connectLtiAccount({ body: { code: codeOf(connecting) } })
  const { page } = await send('pick', { ticket: fieldOf(connecting, 'ticket'), waited: 'true' })
  return { page, ticket: fieldOf(page, 'ticket') }
}

/** The answer to the platform, checked by our published keys as the platform does. */
const readAnswer = async (page: string) => {
  const keys = await (await fetch(`${services.url}/.well-known/jwks.json`)).json()
  const { payload } = await jwtVerify(fieldOf(page, 'JWT'), createLocalJWKSet(keys), {
    issuer: platform.settings.clientId,
    audience: platform.settings.issuer,
    currentDate: services.now(),
  })
  return payload as Record<string, unknown>
}

test('a teacher connects the account once by a code, picks a session, and the course gets its link', async () => {
  const first = await ask()
  expect(first.status).toBe(200)
  const connecting = await first.text()
  const code = codeOf(connecting)
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  expect(connecting).toContain('/quiz/connect')
  // The address never carries the code.
  expect(/href="([^"]+)"[^>]*>\s*Open Quizwright/.exec(connecting)?.[1]).not.toContain(code)
  const early = await send('pick', { ticket: fieldOf(connecting, 'ticket'), waited: 'true' })
  expect(early.page).toContain('isn’t connected yet')

  const shown = codeOf(early.page)
  const typed = shown.toLowerCase().replace('-', ' ')
  const { data: preview } = await ada.client.previewLtiConnection({ body: { code: typed } })
  expect(preview).toEqual({ name: 'Ada Lovelace', platform: 'University', course: 'Physics 1' })
  const { data } = await ada.client.connectLtiAccount({ body: { code: typed } })
  expect(data.accounts[0]).toMatchObject({ name: 'Ada Lovelace', course: 'Physics 1' })
  await expect(ada.client.connectLtiAccount({ body: { code: typed } })).rejects.toMatchObject({
    code: 'LTI_CODE',
  })

  const { page, headers } = await send('link', {
    ticket: fieldOf(early.page, 'ticket'),
    choice: `session ${linkId}`,
  })
  expect(page).toContain(`action="${returnUrl()}"`)
  expect(headers.get('content-security-policy')).toContain(`form-action 'self' ${platform.url};`)
  const answer = await readAnswer(page)
  expect(answer).toMatchObject({
    [claimNames.messageType]: 'LtiDeepLinkingResponse',
    [claimNames.version]: '1.3.0',
    [claimNames.deploymentId]: '1',
    [claimNames.deepLinkData]: 'csrf:{"a":1}',
    nonce: expect.any(String),
  })
  expect(answer[claimNames.contentItems]).toEqual([
    {
      type: 'ltiResourceLink',
      title: expect.any(String),
      url: `${services.url}/lti/launch/${linkId}`,
      custom: { session: linkId },
      iframe: { width: 1_000, height: 720 },
      available: { startDateTime: '2030-03-01T12:00:00.000Z', endDateTime: '2030-03-03T12:00:00.000Z' },
      submission: { endDateTime: '2030-03-03T12:00:00.000Z' },
      lineItem: { label: expect.any(String), scoreMaximum: 4, resourceId: linkId, tag: 'quiz' },
    },
  ])
})

test('a connected teacher sees the quizzes at once, and finds one by its name', async () => {
  await openPicker()
  const again = await ask()
  const page = await again.text()
  expect(page).toContain(`value="session ${linkId}"`)
  expect(page).toContain(`value="new ${quizId}"`)
  const nothing = await send('pick', { ticket: fieldOf(page, 'ticket'), search: 'no such % name' })
  expect(nothing.page).toContain('None of your published quizzes match.')
})

test('a teacher picks the quiz of a colleague as its editor, and its session is the owner’s', async () => {
  const cy = await services.addInstructor('cy')
  const theirs = await addQuiz(cy, { name: 'Optics' }, [draftOf('one')], true)
  const share = (role: 'viewer' | 'editor') =>
    cy.client.addShare({ body: { quiz_id: theirs, email: 'ada@example.org', role } })
  await share('viewer')
  const { page, ticket } = await openPicker()
  expect(page).not.toContain('Optics')
  const choice = { ticket, choice: `new ${theirs}` }
  expect((await send('link', choice)).status).toBe(404)
  await share('editor')
  const picking = await send('pick', { ticket, search: 'optics' })
  expect(picking.page).toMatch(/Optics.*<bdi>cy<\/bdi>/s)
  const { page: answer } = await send('link', choice)
  const [item] = (await readAnswer(answer))[claimNames.contentItems] as { url: string }[]
  const made = item!.url.split('/').at(-1)!
  const [session] = await services.db.select().from(sessions).where(eq(sessions.linkId, made))
  expect(session).toMatchObject({ instructorId: cy.uid, access: 'institution' })
  // The page is still open when the role is taken away.
  await cy.client.removeShare({ body: { quiz_id: theirs, kind: 'person', subject_id: ada.uid } })
  expect((await send('link', { ticket, choice: `session ${made}` })).status).toBe(404)
})

test('a session of its own for the course is made, and takes the course’s students', async () => {
  const { ticket } = await openPicker()
  const { page } = await send('link', { ticket, choice: `new ${quizId}` })
  const [item] = (await readAnswer(page))[claimNames.contentItems] as { url: string }[]
  const made = item!.url.split('/').at(-1)!
  expect(made).not.toBe(linkId)
  const [session] = await services.db.select().from(sessions).where(eq(sessions.linkId, made))
  expect(session).toMatchObject({ name: 'Physics 1', access: 'institution', instructorId: ada.uid })
  const launched = await launch({ [claimNames.targetLinkUri]: item!.url })
  expect(launched.headers.get('location')).toContain(`/learn/standard-quiz/${made}?platform=uni#launch=`)
})

test('cancelling takes no link back', async () => {
  const { ticket } = await openPicker()
  const { page } = await send('link', { ticket, choice: 'none' })
  expect((await readAnswer(page))[claimNames.contentItems]).toEqual([])
})

test('a platform that takes no columns gets none', async () => {
  const { ticket } = await openPicker({ [claimNames.deepLinkSettings]: settings({ accept_lineitem: false }) })
  const { page } = await send('link', { ticket, choice: `session ${linkId}` })
  expect((await readAnswer(page))[claimNames.contentItems]).toEqual([
    expect.not.objectContaining({ lineItem: expect.anything() }),
  ])
})

test.each([
  ['a student', { [claimNames.roles]: ['Learner'] }, 403, 'Only those who teach this course'],
  ['no settings', { [claimNames.deepLinkSettings]: undefined }, 401, 'deep_linking_settings'],
  [
    'a platform that takes no such links',
    { [claimNames.deepLinkSettings]: { deep_link_return_url: 'https://uni.test/', accept_types: ['file'] } },
    401,
    'deep_linking_settings',
  ],
  [
    'an address to return to that is none',
    {
      [claimNames.deepLinkSettings]: {
        deep_link_return_url: 'javascript:1',
        accept_types: ['ltiResourceLink'],
      },
    },
    401,
    'deep_linking_settings',
  ],
])('given %s, then no quiz can be picked', async (_name, changes, status, said) => {
  const answer = await ask(changes)
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(said)])
})

test('a choice needs the ticket of a launch, from our own page, and only own sessions can be chosen', async () => {
  const { ticket } = await openPicker()
  const foreign = await services.addInstructor('bob')
  await services.db.update(sessions).set({ access: 'anyone' }).where(eq(sessions.id, sessionId))
  expect((await send('link', { ticket, choice: `session ${linkId}` })).status).toBe(404)
  expect((await send('link', { ticket: 'made up', choice: `session ${linkId}` })).status).toBe(401)
  expect((await send('link', { ticket, choice: 'nonsense' })).status).toBe(401)
  const elsewhere = await post('/lti/link', { ticket, choice: 'none' }, { 'sec-fetch-site': 'cross-site' })
  expect(elsewhere.status).toBe(403)
  const code = codeOf(await (await ask({ sub: `${subject} too` })).text())
  await foreign.client.connectLtiAccount({ body: { code } })
  const page = await (await ask({ sub: `${subject} too` })).text()
  expect((await send('link', { ticket: fieldOf(page, 'ticket'), choice: `new ${quizId}` })).status).toBe(404)
})

test('a connection that was ended asks for a code again, and a code ends after ten minutes', async () => {
  await openPicker()
  const { data } = await ada.client.getLtiAccounts({})
  const mine = data.accounts[0]!
  const other = await services.addInstructor('eve')
  await other.client.disconnectLtiAccount({ body: { account_id: mine._id } })
  expect((await ada.client.getLtiAccounts({})).data.accounts).toHaveLength(data.accounts.length)
  await ada.client.disconnectLtiAccount({ body: { account_id: mine._id } })
  const page = await (await ask()).text()
  services.wait(11)
  await expect(ada.client.connectLtiAccount({ body: { code: codeOf(page) } })).rejects.toMatchObject({
    code: 'LTI_CODE',
  })
})

test('five wrong codes in a quarter of an hour are told, and then the right one works again', async () => {
  const bo = await services.addInstructor('bo')
  const code = codeOf(await (await ask()).text())
  const told: string[] = []
  for (const [index, typed] of [
    'AAAA-AAA2',
    'AAAA-AAA3',
    'AAAA-AAA4',
    'AAAA-AAA5',
    'AAAA-AAA6',
    code,
  ].entries()) {
    const call = index % 2 === 0 ? bo.client.previewLtiConnection : bo.client.connectLtiAccount
    await call({ body: { code: typed } }).catch((error: Problem) => told.push(error.code))
  }
  expect(told).toEqual([...Array<string>(5).fill('LTI_CODE'), 'LTI_CODES_WRONG'])
  // Whoever else is signed in is not kept from it.
  expect((await ada.client.previewLtiConnection({ body: { code } })).data.name).toBe('Ada Lovelace')
  services.wait(16)
  const next = codeOf(await (await ask()).text())
  expect((await bo.client.connectLtiAccount({ body: { code: next } })).data.accounts).toHaveLength(1)
  services.wait(-16)
})

test('an account that was disabled picks nothing', async () => {
  await openPicker()
  const isHers = eq(accounts.id, ada.uid)
  await services.db.update(accounts).set({ disabledAt: services.now() }).where(isHers)
  const page = await (await ask()).text()
  await services.db.update(accounts).set({ disabledAt: null }).where(isHers)
  expect([codeOf(page), page.includes(`session ${linkId}`)]).toEqual([expect.stringContaining('-'), false])
})

test('a launch of a link still opens the quiz', async () => {
  expect(ticketOf(await launch())).not.toBe('')
})
