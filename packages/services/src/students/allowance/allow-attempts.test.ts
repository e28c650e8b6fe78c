import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'
import { students } from '../../database/tables/students.ts'
import { addQuizFixture } from '../../statistics/counts/fixtures/add-quiz-fixture.ts'
import { storeAttempt } from '../../statistics/counts/fixtures/store-attempt.ts'
import { setUpServices } from '../../test-support/set-up-services.ts'
import { countAttemptsLeft } from './require-attempt-left.ts'

const services = await setUpServices()
const { db } = services
const ada = await services.addInstructor('ada')

/** A session with one attempt for each of two students, of which both have made use. */
const addTaken = async (attemptsAllowed: number | null) => {
  const fixture = await addQuizFixture(db, [1], 2)
  const { quizId } = fixture
  await db.update(quizzes).set({ instructorId: ada.uid }).where(eq(quizzes.id, quizId))
  await db.update(sessions).set({ instructorId: ada.uid, attemptsAllowed }).where(eq(sessions.quizId, quizId))
  const [first] = await Promise.all(
    [0, 1].map((student) =>
      db.transaction((tx) => storeAttempt(tx, fixture, { student, session: 0, number: 1, selections: [0] })),
    ),
  )
  const left = (student: number) =>
    countAttemptsLeft(db, {
      studentId: fixture.studentIds[student]!,
      linkId: fixture.sessionIds[0]!,
      attemptsAllowed,
    })
  return { ...fixture, resultId: first!, left }
}

const allow = async (resultId: string, more: number) =>
  (await ada.client.allowAttempts({ body: { result_id: resultId, more, reason: ' The power failed. ' } }))
    .data.allowance

test('given one more attempt for one student, then only that one may begin again until it is taken back', async () => {
  const { resultId, left } = await addTaken(1)
  expect([await left(0), await left(1)]).toEqual([0, 0])
  expect(await allow(resultId, 1)).toMatchObject({
    allowed: 1,
    more: 1,
    left: 1,
    reason: 'The power failed.',
  })
  expect([await left(0), await left(1)]).toEqual([1, 0])
  const read = await ada.client.getResult({ params: { id: resultId } })
  expect(read.data.result.allowance).toMatchObject({ allowed: 1, more: 1, left: 1 })
  expect(await allow(resultId, 0)).toMatchObject({ more: 0, left: 0 })
})

test('given a student who was merged into another, then the other has the attempts that were allowed', async () => {
  const { resultId, left, studentIds } = await addTaken(1)
  await allow(resultId, 2)
  await db.update(students).set({ mergedInto: studentIds[1]! }).where(eq(students.id, studentIds[0]!))
  expect(await left(1)).toBe(2)
})

test('a reason is required, and an unlimited session stays unlimited', async () => {
  const { resultId, left } = await addTaken(null)
  expect(await allow(resultId, 1)).toMatchObject({ allowed: null, left: null })
  expect(await left(0)).toBeNull()
  const body = { result_id: resultId, more: 1, reason: ' ' }
  await expect(ada.client.allowAttempts({ body })).rejects.toMatchObject({ code: 'RULE' })
})
