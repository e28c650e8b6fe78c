import { eq } from '../../database/drizzle.ts'
import { beforeEach, expect, test } from 'vitest'
import { sessions } from '../../database/tables/quizzes.ts'
import { listedStudents } from '../../database/tables/student-access.ts'
import {
  ada,
  now,
  one,
  quizId,
  rowOf,
  said,
  services,
  sessionId,
  setUpAttemptTests,
  wait,
} from '../../learner/attempt-test-setup.ts'
import { learnerClient } from '../../test-support/learner-client.ts'

setUpAttemptTests()
beforeEach(() =>
  services.db.update(sessions).set({ access: 'student_list' }).where(eq(sessions.id, sessionId)),
)

const add = async (text: string) =>
  (await ada.client.addStudents({ body: { sessionId, text } })).data.students
const list = async () => (await ada.client.getStudentList({ params: { sessionId } })).data.students
type Listed = Awaited<ReturnType<typeof list>>[number]
const replace = async ({ _id: listedId, link_number: linkNumber = 0 }: Listed, instructor = ada) =>
  (
    await instructor.client.replacePersonalLink({
      body: { sessionId, listed_id: listedId, link_number: linkNumber },
    })
  ).data.students
const open = async ({ link }: Listed, browserToken?: string) => {
  const body = {
    session_id: sessionId,
    secret: link.split('#')[1]!,
    ...(browserToken && { browser_token: browserToken.padEnd(32, '.') }),
  }
  const { data } = await learnerClient(services.url).openPersonalLink({ body })
  return { ...data, client: learnerClient(services.url, data.token) }
}
const body = () => ({ session_id: sessionId })

test('a new link ends the old one and what it opened; its student continues with the new one', async () => {
  const [bo, cy] = (await add('Bo, bo@list.example\nCy, cy@list.example')) as [Listed, Listed]
  const stranger = await open(bo)
  const begun = (await stranger.client.startAttempt({ body: body() })).data
  const params = { id: begun.attempt_id }
  const other = await open(cy)
  const [replaced, kept] = (await replace(bo)) as [Listed, Listed]
  expect(replaced.link).not.toBe(bo.link)
  expect([replaced.link_number, kept]).toEqual([1, { ...cy, devices: kept.devices }])
  await expect(open(bo)).rejects.toMatchObject({ code: 'PERSONAL_LINK_WRONG' })
  await expect(stranger.client.startAttempt({ body: body() })).rejects.toMatchObject({ code: 'NOT_ON_LIST' })
  for (const token of [stranger.token, begun.token]) {
    const client = learnerClient(services.url, token)
    await expect(client.readAttempt({ params })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(client.saveAnswers({ params, body: { answers: [said(one, [0])] } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  }
  const owner = await open(replaced)
  const { data } = await owner.client.startAttempt({ body: body() })
  expect(data).toMatchObject({ attempt_id: begun.attempt_id, continued: true })
  expect((await other.client.startAttempt({ body: body() })).data.number).toBe(1)
})

test('replacing is repeated without another new link, and a student pasted again keeps the newest', async () => {
  const [bo] = (await add('Bo, bo@list.example')) as [Listed]
  const [first] = (await replace(bo)) as [Listed]
  expect(await replace(bo)).toEqual([first])
  expect((await add('Bo, bo@list.example'))[0]!.link).toBe(first.link)
  const [second] = (await replace(first)) as [Listed]
  expect(new Set([bo.link, first.link, second.link]).size).toBe(3)
  const bea = await services.addInstructor('bea-links')
  await expect(replace(second, bea)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await list())[0]!.link).toBe(second.link)
  // Neither the link's secret nor the browser's token is stored.
  const stored = JSON.stringify(await services.db.select().from(listedStudents))
  expect(stored).not.toContain(second.link.split('#')[1]!)
})

test('the instructor sees on how many devices a link was used, and when', async () => {
  const [bo] = (await add('Bo, bo@list.example')) as [Listed]
  expect(bo.devices).toEqual([])
  await open(bo, 'phone')
  const firstUse = now().toISOString().slice(0, 19).replace('T', ' ')
  wait(10)
  await open(bo, 'phone')
  await open(bo, 'laptop')
  const secondUse = now().toISOString().slice(0, 19).replace('T', ' ')
  const [used] = (await list()) as [Listed]
  expect(used.devices).toEqual([
    { first_used_at: firstUse, last_used_at: secondUse },
    { first_used_at: secondUse, last_used_at: secondUse },
  ])
  const [replaced] = (await replace(used)) as [Listed]
  expect(replaced.devices).toEqual([])
  await open(replaced)
  await open(replaced)
  expect((await list())[0]!.devices).toHaveLength(2)
})

test('a new link also ends what the old one opened before the record was merged, by way of another', async () => {
  const [bo, cy, di] = (await add('Bo, bo@list.example\nCy, cy@list.example\nDi, di@list.example')) as [
    Listed,
    Listed,
    Listed,
  ]
  const records: string[] = []
  for (const listed of [bo, cy, di]) {
    const { client } = await open(listed)
    const { data } = await client.startAttempt({ body: body() })
    records.push((await rowOf(data.attempt_id)).studentId)
  }
  const [first, middle, last] = records as [string, string, string]
  const merge = (kept: string, merged: string) =>
    ada.client.mergeStudents({ body: { quiz_id: quizId, kept_id: kept, merged_id: merged } })
  await merge(middle, first)
  const stranger = await open(bo)
  await merge(last, middle)
  expect((await stranger.client.startAttempt({ body: body() })).data.continued).toBe(true)
  await replace(bo)
  await expect(stranger.client.startAttempt({ body: body() })).rejects.toMatchObject({ code: 'NOT_ON_LIST' })
})
