import { eq } from '../../database/drizzle.ts'
import { beforeEach, expect, test } from 'vitest'
import { sessions } from '../../database/tables/quizzes.ts'
import {
  ada,
  now,
  one,
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

const list = async (text: string) =>
  (await ada.client.addStudents({ body: { sessionId, text } })).data.students
const beginListed = async (text: string) => {
  const student = (await list(text)).find(({ name }) => text.startsWith(name))!
  const body = { session_id: sessionId, secret: student.link.split('#')[1]! }
  const { data } = await learnerClient(services.url).openPersonalLink({ body })
  const client = learnerClient(services.url, data.token)
  const started = await client.startAttempt({ body: { session_id: sessionId } })
  return { client, params: { id: started.data.attempt_id } }
}
const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * 60_000)

test('given extra time that is granted during an attempt, then the attempt ends later', async () => {
  const { client, params } = await beginListed('Ada, ada@list.example')
  wait(9)
  await list('Ada, ada@list.example, 50')
  expect(await rowOf(params.id)).toMatchObject({ extraSeconds: 300, dueAt: inMinutes(6) })
  wait(5)
  const { data } = await client.saveAnswers({ params, body: { answers: [said(one, [0])] } })
  expect(data.saved).toBe(1)
  await client.handInAttempt({ params, body: { answers: [] } })
  expect((await rowOf(params.id)).timeSpent).toBe(14 * 60)
})

test('given extra time for a student whose record was merged since, then the attempt ends later', async () => {
  const { params } = await beginListed('Fay, fay@list.example')
  const { params: other } = await beginListed('Gus, gus@list.example')
  const [fay, gus] = [await rowOf(params.id), await rowOf(other.id)]
  await ada.client.mergeStudents({
    body: { quiz_id: fay.quizId, kept_id: gus.studentId, merged_id: fay.studentId },
  })
  await list('Fay, fay@list.example, 50')
  expect(await rowOf(params.id)).toMatchObject({ studentId: gus.studentId, extraSeconds: 300 })
})

test('given less extra time than before, then the attempt ends earlier, but not before now', async () => {
  const { params } = await beginListed('Bo, bo@list.example, 100')
  wait(5)
  await list('Bo, bo@list.example, 20')
  expect((await rowOf(params.id)).dueAt).toEqual(inMinutes(7))
  wait(6)
  await list('Bo, bo@list.example, 0')
  expect(await rowOf(params.id)).toMatchObject({ extraSeconds: 0, dueAt: now() })
})

test('a list without extra time, and one for others, change no attempt', async () => {
  const { params } = await beginListed('Cy, cy@list.example, 10')
  const before = await rowOf(params.id)
  await list('Cy, cy@list.example\nDi, di@list.example, 50')
  expect(await rowOf(params.id)).toEqual(before)
})

test('an attempt that was handed in keeps its end', async () => {
  const { client, params } = await beginListed('Ed, ed@list.example')
  await client.handInAttempt({ params, body: { answers: [] } })
  const before = await rowOf(params.id)
  await list('Ed, ed@list.example, 50')
  expect((await rowOf(params.id)).dueAt).toEqual(before.dueAt)
})
