import { eq } from '../../database/drizzle.ts'
import { beforeEach, expect, test } from 'vitest'
import { ltiAccounts, ltiChosenSessions } from '../../database/tables/lti.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { claimNames } from '../claims.ts'
import { ada, launch, linkId, post, quizId, services, setUpLtiTests, subject } from '../lti-test-setup.ts'

setUpLtiTests()

const teacher = ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor']
const launchIn = (course: string, changes: Record<string, unknown> = {}) =>
  launch({
    [claimNames.context]: { id: `${course} ${subject}`, title: course },
    [claimNames.resourceLink]: { id: `link of ${course} ${subject}` },
    ...changes,
  })
const asTeacher = (course: string, changes: Record<string, unknown> = {}) =>
  launchIn(course, { sub: `teacher ${subject}`, [claimNames.roles]: teacher, ...changes })
const ticketIn = (page: string) => /name="ticket" value="([^"]*)"/.exec(page)![1]!
const countSessions = () => services.db.$count(sessions, eq(sessions.quizId, quizId))

beforeEach(async () => {
  await services.db.insert(ltiAccounts).values({
    id: makeId(),
    platform: 'uni',
    subject: `teacher ${subject}`,
    instructorId: ada.uid,
    name: 'Ada',
    courseTitle: '',
    connectedAt: services.now(),
  })
  expect((await launchIn('spring')).status).toBe(303)
})

test('students of a copied course come back later, and those of the first one go on', async () => {
  const copied = await launchIn('autumn')
  expect([copied.status, await copied.text()]).toEqual([409, expect.stringContaining('hasn’t chosen')])
  expect((await launchIn('spring', { [claimNames.resourceLink]: { id: `second ${subject}` } })).status).toBe(
    303,
  )
})

test('the teacher of a copied course is asked once, and a new session is made for it', async () => {
  const asked = await asTeacher('autumn')
  const page = await asked.text()
  expect([asked.status, page]).toEqual([200, expect.stringContaining('Which quiz does this link open?')])
  const before = await countSessions()
  const choice = { ticket: ticketIn(page), choice: `new ${quizId}` }
  const done = await Promise.all([post('/lti/link', choice), post('/lti/link', choice)])
  expect(await done[0]!.text()).toContain('open this quiz from now on')
  expect(await countSessions()).toBe(before + 1)
  const opened = (await launchIn('autumn')).headers.get('location')!
  expect(opened).toContain('/learn/standard-quiz/')
  expect(opened).not.toContain(linkId)
  expect((await launchIn('spring')).headers.get('location')).toContain(linkId)
  expect(await (await asTeacher('autumn')).text()).toContain('Take it as a student')
})

test('the same session may be chosen, and its other links in that course need no choice', async () => {
  const page = await (await asTeacher('autumn')).text()
  expect(page).toContain(`session ${linkId}`)
  await post('/lti/link', { ticket: ticketIn(page), choice: `session ${linkId}` })
  expect((await launchIn('autumn')).headers.get('location')).toContain(linkId)
  const other = await launchIn('autumn', { [claimNames.resourceLink]: { id: `another ${subject}` } })
  expect(other.headers.get('location')).toContain(linkId)
})

test('a link that names no session asks its teacher, too', async () => {
  const nothing = { [claimNames.targetLinkUri]: `${services.url}/lti/launch` }
  expect((await launchIn('spring', { ...nothing, [claimNames.resourceLink]: { id: 'bare' } })).status).toBe(
    409,
  )
  const asked = await asTeacher('spring', { ...nothing, [claimNames.resourceLink]: { id: 'bare' } })
  expect(await asked.text()).toContain('Which quiz does this link open?')
})

test('a session of somebody else can’t be chosen', async () => {
  const page = await (await asTeacher('autumn')).text()
  const bo = await services.addInstructor(`bo ${subject}`)
  await services.db
    .update(ltiAccounts)
    .set({ instructorId: bo.uid })
    .where(eq(ltiAccounts.subject, `teacher ${subject}`))
  for (const choice of [`session ${linkId}`, `new ${quizId}`])
    expect((await post('/lti/link', { ticket: ticketIn(page), choice })).status).toBe(404)
  expect(await services.db.$count(ltiChosenSessions, eq(ltiChosenSessions.sessionLinkId, linkId))).toBe(0)
})

test('two deployments of one course are two courses only if their contexts differ', async () => {
  // The session belongs to the context, whichever deployment it is launched by.
  const course = { id: `spring ${subject}`, title: 'spring' }
  expect(
    (await launch({ [claimNames.context]: course, [claimNames.resourceLink]: { id: 'x' } })).status,
  ).toBe(303)
})
