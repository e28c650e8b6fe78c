import { and, eq } from '../../database/drizzle.ts'
import { beforeEach, expect, test } from 'vitest'
import { ltiLinks, ltiScores } from '../../database/tables/lti.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { students } from '../../database/tables/students.ts'
import {
  ada,
  enter,
  linkId,
  platform,
  services,
  sessionId,
  setUpLtiTests,
  subject,
} from '../lti-test-setup.ts'
import { findDueLinks } from './run-members.ts'
import { nextPage } from './members-page.ts'

setUpLtiTests()

const learner = ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner']
const teacher = ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor']
const member = (id: string, changes: object = {}) => ({
  user_id: `${subject}-${id}`,
  status: 'Active',
  roles: learner,
  name: id,
  ...changes,
})
const list = async (accept_left = false) =>
  (await ada.client.readLtiMembers({ body: { sessionId, accept_left } })).data
const names = (read: Awaited<ReturnType<typeof list>>) => read.scores.map((score) => score.full_name)

beforeEach(async () => {
  platform.members = []
  // The link is known by its first launch.
  await enter({ sub: `${subject}-first`, name: 'First' })
})

test('the members of a course fill the list, page by page, and names in any script or missing stay', async () => {
  platform.members = [
    member('first', { name: 'First' }),
    member('Zoë', { email: 'zoe@uni.test' }),
    member('أحمد'),
    member('nameless', { name: undefined }),
    member('李', { name: undefined, given_name: '小', family_name: '李' }),
    member('teacher', { roles: teacher }),
    member('gone', { status: 'Inactive' }),
    { roles: learner },
  ]
  const read = await list()
  expect(names(read).toSorted()).toEqual(
    ['First', 'Zoë', 'أحمد', '小 李', expect.stringMatching(/^Student [0-9a-f]{6}$/)].toSorted(),
  )
  expect(read.members).toEqual({ read_at: '2030-03-01 12:00:00', problem: null })
  const { data } = await ada.client.getSessionStudents({ params: { sessionId } })
  expect(data.students.map(({ full_name: name }) => name)).toContain('Zoë')
})

test('a member may be given more time before they begin', async () => {
  platform.members = [member('Zoë'), member('first')]
  const zoe = (await list()).scores.find(({ full_name: name }) => name === 'Zoë')!
  const { data } = await ada.client.allowStudent({
    body: { sessionId, student_id: zoe.student_id, more_minutes: 10, reason: 'Slow lift' },
  })
  expect(data.students.find((one) => one.student_id === zoe.student_id)).toMatchObject({
    more_minutes: { amount: 10 },
  })
})

test('who left is marked and keeps what they had, and comes back', async () => {
  platform.members = [member('first'), member('Zoë'), member('Bo')]
  await list()
  platform.members = [member('first'), member('Bo')]
  const left = await list()
  const zoe = left.scores.find(({ full_name: name }) => name === 'Zoë')!
  expect(zoe.left_at).toBe('2030-03-01 12:00:00')
  expect(left.scores.filter((score) => score.left_at !== null)).toHaveLength(1)
  platform.members = [member('first'), member('Zoë'), member('Bo')]
  expect((await list()).scores.every((score) => score.left_at === null)).toBe(true)
})

test('a list that would mark more than half as left is asked first', async () => {
  platform.members = ['a', 'b', 'c', 'd'].map((id) => member(id))
  await list(true)
  platform.members = [member('a')]
  const asked = await list()
  expect(asked.members?.problem).toBe('many_left')
  expect(asked.scores.filter((score) => score.left_at === null)).toHaveLength(4)
  const marked = await list(true)
  expect(marked.members?.problem).toBeNull()
  expect(marked.scores.filter((score) => score.left_at === null)).toHaveLength(1)
})

test.each<[string, NonNullable<ReturnType<typeof platform.fault>>, string]>([
  ['a platform that is down', { status: 503 }, 'unreachable'],
  ['a platform that hangs up', { status: 200, isCut: true }, 'unreachable'],
  ['no permission', { status: 403 }, 'refused'],
  ['a page of HTML', { status: 200, page: '<html>' }, 'unreadable'],
  [
    'another site',
    { status: 200, body: { members: [] }, headers: { link: '<https://evil.test/>; rel=next' } },
    'unreadable',
  ],
  [
    'more than eight megabytes',
    { status: 200, body: { members: ['x'.repeat(9 * 1024 * 1024)] } },
    'unreachable',
  ],
])('%s is told, and the list of before stays', async (_name, fault, problem) => {
  platform.members = [member('first'), member('Zoë')]
  await list()
  platform.fault = (_method, path) => (path === '/members' ? fault : undefined)
  const failed = await list()
  expect(failed.members?.problem).toBe(problem)
  expect(failed.scores.map((score) => score.left_at)).toEqual([null, null])
})

test('pages that lead in a circle are no list', async () => {
  platform.fault = (_method, path) =>
    path === '/members'
      ? { status: 200, body: { members: [] }, headers: { link: `<${platform.url}/members>; rel=next` } }
      : undefined
  expect((await list()).members?.problem).toBe('unreadable')
})

test('a list of more members than any course has is none, and nobody is added', async () => {
  platform.fault = (_method, path) =>
    path === '/members'
      ? {
          status: 200,
          body: { members: Array.from({ length: 20_001 }, (_, no) => ({ user_id: `many-${no}` })) },
        }
      : undefined
  const read = await list()
  expect([read.members?.problem, read.scores.length]).toEqual(['unreadable', 1])
})

test('a list is due after the first launch, and again ten minutes before a session begins', async () => {
  const isDue = async () =>
    (await findDueLinks(services.db, services.now())).some((link) => link.sessionLinkId === linkId)
  expect(await isDue()).toBe(true)
  const [link] = await services.db.select().from(ltiLinks).where(eq(ltiLinks.sessionLinkId, linkId))
  expect(await findDueLinks(services.db, services.now(), [link!.id])).toEqual([])
  platform.members = [member('first')]
  await list()
  expect(await isDue()).toBe(false)
  const startTime = new Date(services.now().getTime() + 30 * 60_000)
  await services.db.update(sessions).set({ startTime }).where(eq(sessions.id, sessionId))
  expect(await isDue()).toBe(false)
  services.wait(21)
  expect(await isDue()).toBe(true)
  await list()
  expect(await isDue()).toBe(false)
  services.wait(-21)
})

test('a member is the same student whom a launch finds', async () => {
  platform.members = [member('first'), member('Zoë')]
  await list()
  await enter({ sub: `${subject}-Zoë`, name: 'Zoë Kraus' })
  const [link] = await services.db.select().from(ltiLinks).where(eq(ltiLinks.sessionLinkId, linkId))
  const rows = await services.db
    .select({ name: students.fullName })
    .from(ltiScores)
    .innerJoin(students, eq(students.id, ltiScores.studentId))
    .where(and(eq(ltiScores.linkId, link!.id), eq(ltiScores.subject, `${subject}-Zoë`)))
  expect(rows).toEqual([{ name: 'Zoë Kraus' }])
})

test.each([
  ['<https://a.test/2>; rel=next', 'https://a.test/2'],
  ['<https://a.test/x,y>; rel="differences", </2?a=b>; rel="next"', 'https://a.test/2?a=b'],
  ['<https://a.test/2>; rel="prev next"', 'https://a.test/2'],
  ['<https://a.test/2>; rel=nextish', undefined],
  [null, undefined],
])('the next page of %s is %s', (header, next) => {
  expect(nextPage(header, 'https://a.test/1')).toBe(next)
})
