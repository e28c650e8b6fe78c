import { elementAt } from '@quizwright/domain/defined.ts'
import { eq } from '../database/drizzle.ts'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { JWTPayload } from 'jose'
import { sessions } from '../database/tables/quizzes.ts'
import type { ServicesOptions } from '../services-options.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import { learnerClient } from '../test-support/learner-client.ts'
import { startTestPlatform, type TestPlatform } from '../test-support/test-platform.ts'
import {
  addQuiz,
  draftOf,
  type Instructor,
  openTestServices,
  type TestServices,
} from '../test-support/test-services.ts'
import { claimNames } from './claims.ts'

export let services: TestServices
export let platform: TestPlatform
export let ada: Instructor
export let quizId: string
export let sessionId: string
export let linkId: string

export const questions = [draftOf('one', { weightage: 3 }), draftOf('two')]
let count = 0
/** A user of the platform whom no other test has. */
export let subject: string

/** Starts services with two platforms, and adds a quiz for the students of courses before each test. */
export const setUpLtiTests = (options: Partial<ServicesOptions> = {}): void => {
  let other: TestPlatform
  beforeAll(async () => {
    platform = await startTestPlatform('uni')
    other = await startTestPlatform('other')
    services = await openTestServices({
      ltiPlatforms: [platform.settings, other.settings],
      ...options,
    })
    ada = await services.addInstructor('ada')
  })
  afterAll(async () => {
    await services[Symbol.asyncDispose]()
    await platform[Symbol.asyncDispose]()
    await other[Symbol.asyncDispose]()
  })
  beforeEach(async () => {
    count += 1
    subject = `student-${count}`
    platform.fault = () => undefined
    platform.hasKeys = true
    platform.scores = []
    quizId = await addQuiz(
      ada,
      { start_time: '2030-03-01 12:00:00', end_time: '2030-03-03 12:00:00' },
      questions,
      true,
    )
    sessionId = await firstSessionId(services.db, quizId)
    const session = elementAt(
      await services.db
        .update(sessions)
        .set({ access: 'institution' })
        .where(eq(sessions.id, sessionId))
        .returning(),
      0,
    )
    linkId = session.linkId
  })
}

export const launchUrl = (): string => `${services.url}/lti/launch`
const nowSeconds = (): number => Math.floor(services.now().getTime() / 1_000)

type Login = { cookie: string; state: string; nonce: string; there: URL; answer: Response }

/** Begins a launch as a platform does, up to the address at the platform. */
export const logIn = async (changes: Record<string, string | undefined> = {}): Promise<Login> => {
  const parameters = {
    iss: platform.settings.issuer,
    client_id: platform.settings.clientId,
    login_hint: 'hint 1',
    lti_message_hint: '{"a":"b&c"}',
    target_link_uri: `${launchUrl()}/${linkId}`,
    ...changes,
  }
  const query = new URLSearchParams(
    Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
  const answer = await fetch(`${services.url}/lti/login?${query}`, { redirect: 'manual' })
  const there = new URL(answer.headers.get('location') ?? services.url)
  return {
    answer,
    there,
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
    state: there.searchParams.get('state') ?? '',
    nonce: there.searchParams.get('nonce') ?? '',
  }
}

/** The claims of a right launch of this test's student, by this test's link. */
export const rightClaims = (nonce: string, changes: Record<string, unknown> = {}): JWTPayload =>
  platform.claims({
    sub: subject,
    nonce,
    iat: nowSeconds(),
    exp: nowSeconds() + 300,
    [claimNames.targetLinkUri]: `${launchUrl()}/${linkId}`,
    ...changes,
  })

export const post = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${services.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })

/** A whole launch with these claims. Returns the answer to the posted token. */
export const launch = async (changes: Record<string, unknown> = {}): Promise<Response> => {
  const { cookie, state, nonce } = await logIn()
  const token = await platform.sign(rightClaims(nonce, changes))
  return post('/lti/launch', { id_token: token, state }, { cookie })
}

/** The ticket of a launch that was accepted. */
export const ticketOf = (answer: Response): string => {
  const address = answer.headers.get('location') ?? ''
  expect(address).toContain(`/learn/standard-quiz/${linkId}?platform=uni#launch=`)
  return elementAt(address.split('#launch='), 1)
}

/** Launches, and returns the student's client and what the page was told about them. */
export const enter = async (changes: Record<string, unknown> = {}) => {
  const ticket = ticketOf(await launch(changes))
  const { data } = await learnerClient(services.url).openLaunch({ body: { session_id: linkId, ticket } })
  return { ...data, ticket, client: learnerClient(services.url, data.token) }
}
