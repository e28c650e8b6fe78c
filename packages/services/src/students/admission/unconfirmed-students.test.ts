import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { attemptLimits } from '@quizwright/domain/limits.ts'
import type { StudentDetails } from '@quizwright/contracts/schemas/learner.ts'
import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { students } from '../../database/tables/students.ts'
import {
  services,
  ada,
  quizId,
  rowOf,
  sessionId,
  setUpAttemptTests,
  wait,
} from '../../learner/attempt-test-setup.ts'
import { firstSessionId } from '../../test-support/first-session-id.ts'
import { learnerClient, studentDetails } from '../../test-support/learner-client.ts'
import { addQuiz, draftOf } from '../../test-support/test-services.ts'
import { saveKnownStudent } from '../confirmation/save-known-student.ts'

setUpAttemptTests()

const browser = (letter: string) => letter.repeat(32)
const startIn = async (browserToken: string | undefined, student: StudentDetails, session = sessionId) => {
  const { data } = await learnerClient(services.url).startAttempt({
    body: { session_id: session, student, ...(browserToken && { browser_token: browserToken }) },
  })
  return { ...data, studentId: (await rowOf(data.attempt_id)).studentId }
}
const recordOf = async (id: string) =>
  (await services.db.select().from(students).where(eq(students.id, id)))[0]!

test('given a stranger who types a known e-mail address, then nothing is changed or joined', async () => {
  const known = await saveKnownStudent(
    services.db,
    { instructorId: ada.uid, kind: 'confirmed', details: studentDetails('Flo') },
    new Date(),
  )
  const typed = await startIn(browser('a'), studentDetails('Flo'))
  const before = await recordOf(typed.studentId)
  const stranger = await startIn(browser('b'), {
    ...studentDetails('Flo'),
    full_name: 'Eve',
    phone: '+92 300 7654321',
  })
  expect(new Set([known, typed.studentId, stranger.studentId]).size).toBe(3)
  expect(stranger.number).toBe(1)
  expect(await recordOf(typed.studentId)).toEqual(before)
  expect(await recordOf(known)).toMatchObject({ fullName: 'Flo', kind: 'confirmed' })
  expect(await rowOf(stranger.attempt_id)).toMatchObject({ isConfirmed: false })
})

test('the same details in the same browser are the next attempt; any other detail is another student', async () => {
  const first = await startIn(browser('c'), studentDetails('Gus'))
  const second = await startIn(browser('c'), { ...studentDetails('Gus'), email: 'GUS@example.org' })
  expect([second.number, second.studentId]).toEqual([2, first.studentId])
  const renamed = await startIn(browser('c'), { ...studentDetails('Gus'), full_name: 'Gustav' })
  expect(renamed.number).toBe(1)
  expect(renamed.studentId).not.toBe(first.studentId)
})

test('given a browser without a secret, then each attempt is another student', async () => {
  const [first, second] = [
    await startIn(undefined, studentDetails('Hal')),
    await startIn(undefined, studentDetails('Hal')),
  ]
  expect([first.number, second.number]).toEqual([1, 1])
  expect(first.studentId).not.toBe(second.studentId)
})

test('given a student of two instructors, then each of them has a record', async () => {
  const bea = await services.addInstructor(`bea${quizId.slice(-4)}`)
  const otherQuiz = await addQuiz(
    bea,
    { start_time: '2030-03-01 12:00:00', end_time: '2031-03-01 12:00:00' },
    [draftOf('four')],
    true,
  )
  const here = await startIn(browser('d'), studentDetails('Ida'))
  const there = await startIn(
    browser('d'),
    studentDetails('Ida'),
    await firstSessionId(services.db, otherQuiz),
  )
  expect((await recordOf(here.studentId)).instructorId).toBe(ada.uid)
  expect((await recordOf(there.studentId)).instructorId).toBe(bea.uid)
})

test('given attempts begun at the same time, then they have different numbers', async () => {
  const started = await Promise.all(
    Array.from({ length: 4 }, () => startIn(browser('e'), studentDetails('Jo'))),
  )
  expect(started.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4])
  expect(new Set(started.map(({ studentId }) => studentId)).size).toBe(1)
})

if (isLongForm)
  test('given endless attempts, then they are refused for an hour although each is handed in', async () => {
    for (let no = 1; no <= attemptLimits.startsPerHour; no += 1) {
      const { attempt_id, token } = await startIn(browser('f'), studentDetails('Kim'))
      await learnerClient(services.url, token).handInAttempt({
        params: { id: attempt_id },
        body: { answers: [] },
      })
    }
    await expect(startIn(browser('f'), studentDetails('Kim'))).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining('very many attempts'),
    })
    wait(61)
    expect((await startIn(browser('f'), studentDetails('Kim'))).number).toBe(attemptLimits.startsPerHour + 1)
  })
