import { eq } from '../database/drizzle.ts'
import { beforeEach, expect, test } from 'vitest'
import { attemptAnswers } from '../database/tables/learner.ts'
import { lateAnswers } from '../database/tables/late-answers.ts'
import { sessions } from '../database/tables/quizzes.ts'
import { students } from '../database/tables/students.ts'
import {
  ada,
  now,
  one,
  rowOf,
  said,
  services,
  sessionId,
  setUpAttemptTests,
  two,
  wait,
} from '../learner/attempt-test-setup.ts'
import { learnerClient, studentDetails } from '../test-support/learner-client.ts'

setUpAttemptTests()
const setSession = (changes: Partial<typeof sessions.$inferInsert>) =>
  services.db.update(sessions).set(changes).where(eq(sessions.id, sessionId))
beforeEach(() => setSession({ access: 'anyone', attemptsAllowed: 1 }))

/** Begins as somebody who only typed a name, as students on no list do. */
const begin = async (name: string) => {
  const body = { session_id: sessionId, student: studentDetails(name), browser_token: name.padEnd(32, 'x') }
  const { data } = await learnerClient(services.url).startAttempt({ body })
  const client = learnerClient(services.url, data.token)
  return {
    client,
    params: { id: data.attempt_id },
    again: () => learnerClient(services.url).startAttempt({ body }),
  }
}
const list = async () => (await ada.client.getSessionStudents({ params: { sessionId } })).data.students
const idOf = async (name: string) => (await list()).find((student) => student.full_name === name)!.student_id
type Change = { more_minutes?: number; more_attempts?: number; reason?: string }
const allow = async (name: string, change: Change) =>
  (
    await ada.client.allowStudent({
      body: { sessionId, student_id: await idOf(name), reason: ' The alarm rang. ', ...change },
    })
  ).data.students
const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * 60_000)

test('given more time during an attempt of a student on no list, then it ends later, and both read why', async () => {
  const { client, params } = await begin('Ada')
  const other = await begin('Bo')
  wait(9)
  const [first] = await allow('Ada', { more_minutes: 5 })
  expect(first).toMatchObject({
    full_name: 'Ada',
    is_confirmed: false,
    attempts: 1,
    more_minutes: { amount: 5, reason: 'The alarm rang.' },
  })
  expect((await rowOf(params.id)).dueAt).toEqual(inMinutes(6))
  expect((await rowOf(other.params.id)).dueAt).toEqual(inMinutes(1))
  const told = { minutes: 5, reason: 'The alarm rang.' }
  expect((await client.saveAnswers({ params, body: { answers: [] } })).data.more_time).toEqual(told)
  expect((await client.readAttempt({ params })).data.more_time).toEqual(told)
  expect((await other.client.readAttempt({ params: other.params })).data.more_time).toBeUndefined()
  await allow('Ada', { more_minutes: 0 })
  expect(await rowOf(params.id)).toMatchObject({ extraSeconds: 0, dueAt: inMinutes(1) })
})

test('given more time before the next attempt, then that one has it', async () => {
  const first = await begin('Ada')
  await first.client.handInAttempt({ params: first.params, body: { answers: [] } })
  await expect(first.again()).rejects.toMatchObject({ code: 'ATTEMPTS_USED_UP' })
  await allow('Ada', { more_minutes: 7, more_attempts: 1 })
  const { data } = await first.client.readAttemptResult({ params: first.params })
  expect(data).toMatchObject({ attempts_left: 1, more_attempts: { more: 1, reason: 'The alarm rang.' } })
  const again = await first.again()
  expect(await rowOf(again.data.attempt_id)).toMatchObject({ extraSeconds: 420, dueAt: inMinutes(17) })
  expect(await list()).toMatchObject([{ full_name: 'Ada', attempts: 2, open: {} }])
})

test('given an answer that came late before the time was extended, then it counts', async () => {
  const { client, params } = await begin('Ada')
  await client.saveAnswers({ params, body: { answers: [said(two, [1])] } })
  wait(10.25)
  const late = await client.saveAnswers({ params, body: { answers: [said(one, [0])] } })
  expect(late.data.late).toBe(1)
  await allow('Ada', { more_minutes: 5 })
  expect(await services.db.$count(lateAnswers, eq(lateAnswers.attemptId, params.id))).toBe(0)
  const { data } = await client.readAttempt({ params })
  expect(data.answers.find(({ question_id: id }) => id === one)?.selected).toEqual([0])
})

test('given late characters that nobody sees, then they are no answer when the time is extended', async () => {
  const { client, params } = await begin('Ada')
  wait(10.25)
  await client.saveAnswers({ params, body: { answers: [said(one, [], { answer: '\u200b' })] } })
  await allow('Ada', { more_minutes: 5 })
  const saved = await services.db.select().from(attemptAnswers).where(eq(attemptAnswers.attemptId, params.id))
  expect(saved.find(({ questionId }) => questionId === one)).toMatchObject({ answer: '', isSkipped: true })
})

test('given a student who was merged into another, then the other has the minutes', async () => {
  await begin('Eve')
  const other = await begin('Flo')
  await allow('Eve', { more_minutes: 5 })
  const [eveId, floId] = [await idOf('Eve'), await idOf('Flo')]
  await services.db.update(students).set({ mergedInto: floId }).where(eq(students.id, eveId))
  await other.client.handInAttempt({ params: other.params, body: { answers: [] } })
  await setSession({ attemptsAllowed: null })
  expect((await rowOf((await other.again()).data.attempt_id)).extraSeconds).toBe(300)
})

test('given extra time of a list, then the minutes are added to it', async () => {
  await setSession({ access: 'student_list' })
  const text = 'Cy, cy@list.example, 50'
  const { link } = (await ada.client.addStudents({ body: { sessionId, text } })).data.students[0]!
  const opened = await learnerClient(services.url).openPersonalLink({
    body: { session_id: sessionId, secret: link.split('#')[1]! },
  })
  const client = learnerClient(services.url, opened.data.token)
  const { data } = await client.startAttempt({ body: { session_id: sessionId } })
  await allow('Cy', { more_minutes: 5 })
  expect((await rowOf(data.attempt_id)).extraSeconds).toBe(600)
  await ada.client.addStudents({ body: { sessionId, text: 'Cy, cy@list.example, 100' } })
  expect((await rowOf(data.attempt_id)).extraSeconds).toBe(900)
})

test('a student who is not in the session, and an empty reason, are refused', async () => {
  await begin('Ada')
  const body = { sessionId, student_id: await idOf('Ada'), more_minutes: 5, reason: 'Why' }
  await expect(ada.client.allowStudent({ body: { ...body, student_id: 'nobody' } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(ada.client.allowStudent({ body: { ...body, reason: ' ' } })).rejects.toMatchObject({
    code: 'RULE',
  })
})
