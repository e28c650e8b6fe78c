import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { handInOverdueAttempts } from '../../attempts/hand-in/hand-in-overdue-attempts.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { countHandedIn } from './count-handed-in.ts'
import { recountAttempt } from './count-attempt.ts'
import { addQuizFixture, fixtureTime } from './fixtures/add-quiz-fixture.ts'
import { readAllCounts, rebuildAndReadCounts } from './fixtures/read-all-counts.ts'
import { changeMark, storeAttempt } from './fixtures/store-attempt.ts'

const { db } = await setUpDatabase()

/** Stores a quiz with these students' first attempts and the second one of the first student, all uncounted. */
const storeUncounted = async (students: number) => {
  const fixture = await addQuizFixture(db, [1, 1], students)
  const ids: string[] = []
  for (let student = 0; student < students; student++)
    ids.push(
      await storeAttempt(db, fixture, { student, session: 0, number: 1, selections: [student % 3, 0] }),
    )
  ids.push(await storeAttempt(db, fixture, { student: 0, session: 1, number: 2, selections: [1, 1] }))
  return { fixture, quizId: fixture.quizId, ids }
}

const attemptsOf = async (quizId: string) =>
  (await db.select().from(quizzes).where(eq(quizzes.id, quizId)))[0]!.attempts

const expectAllCounted = async (quizId: string, attempts: number) => {
  expect(await attemptsOf(quizId)).toBe(attempts)
  const counts = await readAllCounts(db, quizId)
  expect(counts['scoreCounts']).not.toEqual([])
  expect(await rebuildAndReadCounts(db, quizId)).toEqual(counts)
}

test('one run counts all attempts that were handed in before it, and a second run changes nothing', async () => {
  const { quizId } = await storeUncounted(5)
  await Promise.all([countHandedIn(db, quizId), countHandedIn(db, quizId)])
  await expectAllCounted(quizId, 6)
})

test('an attempt whose marks change before it is counted is counted once, with the new marks', async () => {
  const { fixture, quizId, ids } = await storeUncounted(3)
  await Promise.all([
    db.transaction((tx) => recountAttempt(tx, ids[0]!, () => changeMark(tx, fixture, ids[0]!, 2))),
    countHandedIn(db, quizId),
  ])
  await expectAllCounted(quizId, 4)
})

test('what a process handed in and did not live to count is counted by the regular round', async () => {
  const { quizId } = await storeUncounted(2)
  expect(await attemptsOf(quizId)).toBe(0)
  await handInOverdueAttempts({ db, now: () => fixtureTime })
  await expectAllCounted(quizId, 3)
})
