import { expect, test } from 'vitest'
import { ltiContexts, ltiScores } from '../../database/tables/lti.ts'
import { said } from '../../learner/attempt-test-setup.ts'
import { readAllCounts, rebuildAndReadCounts } from '../../statistics/counts/fixtures/read-all-counts.ts'
import { learnerClient } from '../../test-support/learner-client.ts'
import { claimNames } from '../claims.ts'
import {
  ada,
  enter,
  linkId,
  platform,
  questions,
  quizId,
  services,
  sessionId,
  setUpLtiTests,
  subject,
} from '../lti-test-setup.ts'
import { sortIntoGroups } from './sort-into-groups.ts'

setUpLtiTests()

type Told = { section?: string; course?: string }

/** A student of a section who hands in: the right option earns three of four marks. */
const take = async (name: string, option: number, { section = '', course = 'Physics 1' }: Told = {}) => {
  const { client } = await enter({
    sub: `${subject}-${name}`,
    name,
    email: undefined,
    [claimNames.custom]: { section },
    [claimNames.context]: { id: course, title: course },
    [claimNames.resourceLink]: { id: `${subject} ${course}` },
  })
  const { data } = await client.startAttempt({ body: { session_id: linkId } })
  await learnerClient(services.url, data.token).handInAttempt({
    params: { id: data.attempt_id },
    body: { answers: [said(questions[0]!._id, [option])] },
  })
  return data.attempt_id
}
const groups = async () => (await ada.client.getLtiGroups({ params: { quizId } })).data.groups
const idOf = async (name: string) => (await groups()).find((group) => group.name === name)!._id
const resultsOf = async (id: string) => {
  const { data } = await ada.client.getResultsBySession({ params: { id }, query: {} })
  return data.results.map(({ user }) => user.full_name).toSorted()
}
const averageOf = async (id: string) =>
  (await ada.client.getQuizStats({ params: { id: quizId, x: id } })).data.statData.averageScore
const expectCountsRight = async () =>
  expect(await readAllCounts(services.db, quizId)).toEqual(await rebuildAndReadCounts(services.db, quizId))

test('results and statistics of a section are those of its students alone', async () => {
  await take('Ann', 0, { section: 'A' })
  await take('Bo', 1, { section: 'B' })
  // A variable that the platform does not know comes back as it was sent.
  await take('Cy', 0, { section: '$CourseSection.title' })
  await sortIntoGroups(services.db)
  expect((await groups()).map(({ kind, name, students }) => [kind, name, students])).toEqual([
    ['course', 'Physics 1', 3],
    ['section', 'A', 1],
    ['section', 'B', 1],
  ])
  expect((await groups())[0]!.session_ids).toEqual([sessionId])
  const [a, b] = [await idOf('A'), await idOf('B')]
  expect([await resultsOf(a), await resultsOf(b)]).toEqual([['Ann'], ['Bo']])
  expect([await averageOf(a), await averageOf(b)]).toEqual([3, 0])
  const { data: found } = await ada.client.quickSearch({
    body: { quiz_id: quizId, session_id: a, key: 'userName', keyword: 'o' },
  })
  expect(found.response).toEqual([])
  const { data: best } = await ada.client.getTopStudents({ params: { id: b }, query: {} })
  expect(best.quiz.map(({ user }) => user.full_name)).toEqual(['Bo'])
  const { data: ofB } = await ada.client.getResultByQuiz({ params: { id: quizId }, query: { sessionId: b } })
  expect(ofB.attemptCount).toBe(1)
  await expectCountsRight()
})

test('two courses of one session are two filters, and an attempt of later is counted at once', async () => {
  await take('Ann', 0)
  // As after its teacher has chosen the session for a link there.
  await services.db
    .insert(ltiContexts)
    .values({ platform: 'uni', contextId: 'Physics 2', sessionLinkId: linkId })
  await take('Bo', 1, { course: 'Physics 2' })
  await sortIntoGroups(services.db)
  const second = await idOf('Physics 2')
  expect(await averageOf(second)).toBe(0)
  await take('Bo', 0, { course: 'Physics 2' })
  expect(await averageOf(second)).toBe(1.5)
  await expectCountsRight()
})

test('who changes the section takes the attempts along, and a roster tells groups', async () => {
  await take('Ann', 0, { section: 'A' })
  await take('Bo', 1, { section: 'A' })
  await sortIntoGroups(services.db)
  const a = await idOf('A')
  expect(await averageOf(a)).toBe(1.5)
  await enter({
    sub: `${subject}-Bo`,
    name: 'Bo',
    [claimNames.custom]: { section: 'B' },
    [claimNames.resourceLink]: { id: `${subject} Physics 1` },
    [claimNames.context]: { id: 'Physics 1', title: 'Physics 1' },
  })
  await sortIntoGroups(services.db)
  expect([await averageOf(a), await resultsOf(a)]).toEqual([3, ['Ann']])
  platform.members = ['Ann', 'Bo'].map((name) => ({
    user_id: `${subject}-${name}`,
    status: 'Active',
    roles: ['Learner'],
    group_enrollments: name === 'Ann' ? [{ group_id: 7, group_name: 'Lab' }] : [],
  }))
  await ada.client.readLtiMembers({ body: { sessionId } })
  expect(await resultsOf(await idOf('Lab'))).toEqual(['Ann'])
  await expectCountsRight()
})

test('a merged student is in the groups of both records', async () => {
  await take('Ann', 0, { section: 'A' })
  await take('Anna', 1, { section: 'B' })
  await sortIntoGroups(services.db)
  const rows = await services.db.select().from(ltiScores)
  const idOfStudent = (name: string) => rows.find((row) => row.subject === `${subject}-${name}`)!.studentId
  await ada.client.mergeStudents({
    body: { quiz_id: quizId, kept_id: idOfStudent('Ann'), merged_id: idOfStudent('Anna') },
  })
  await sortIntoGroups(services.db)
  expect(await resultsOf(await idOf('B'))).toEqual(['Ann', 'Ann'])
  await expectCountsRight()
})

test('a group of somebody else is out of reach', async () => {
  await take('Ann', 0, { section: 'A' })
  await sortIntoGroups(services.db)
  const [id, bo] = [await idOf('A'), await services.addInstructor('bo')]
  await expect(bo.client.getResultsBySession({ params: { id }, query: {} })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(ada.client.getQuizStats({ params: { id: 'other', x: id } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
