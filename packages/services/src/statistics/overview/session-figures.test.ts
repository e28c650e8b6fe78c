import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { attempts } from '../../database/tables/learner.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { countAttempt } from '../counts/count-attempt.ts'
import { addQuizFixture } from '../counts/fixtures/add-quiz-fixture.ts'
import { storeAttempt } from '../counts/fixtures/store-attempt.ts'
import { quizScope } from '../counts/frequency-weights.ts'
import { readQuizStats } from './read-quiz-stats.ts'

const { db } = await setUpDatabase()

test("second attempts at a quiz that are the first in a session count as the session's first", async () => {
  const fixture = await addQuizFixture(db, [1, 1], 2)
  const { quizId, sessionIds } = fixture
  for (const student of [0, 1])
    for (const session of [0, 1]) {
      const selections = session === 0 ? [1, 1] : [0, 1]
      const id = await storeAttempt(db, fixture, { student, session, number: session + 1, selections })
      await db.transaction((tx) => countAttempt(tx, id))
    }
  const quiz = { id: quizId, passingPercentage: 50, totalMarks: 2, questionCount: 1, arrangement: null }
  expect(await readQuizStats(db, quiz, sessionIds[1]!)).toMatchObject({
    students: 2,
    averageScore1stAttempt: 1,
    averageScore2ndAttempt: null,
    repetedBy: 0,
  })
  expect(await readQuizStats(db, quiz, quizScope)).toMatchObject({
    students: 2,
    averageScore1stAttempt: 0,
    averageScore2ndAttempt: 1,
    repetedBy: 2,
  })
})

test('attempts that lack a mark are distinguished from those that the figures count, in each session', async () => {
  const fixture = await addQuizFixture(db, [1], 4)
  const { quizId, sessionIds } = fixture
  const ids = await Promise.all(
    [0, 1, 2, 3].map((student) =>
      storeAttempt(db, fixture, { student, session: student === 3 ? 1 : 0, number: 1, selections: [0] }),
    ),
  )
  await db.transaction((tx) => countAttempt(tx, ids[0]!))
  const [, ofFirst, open, ofSecond] = ids as [string, string, string, string]
  for (const id of [ofFirst, open, ofSecond])
    await db.update(attempts).set({ obtainedMarks: null }).where(eq(attempts.id, id))
  await db.update(attempts).set({ submittedAt: null }).where(eq(attempts.id, open))
  const quiz = { id: quizId, passingPercentage: 50, totalMarks: 1, questionCount: 1, arrangement: null }
  const figures = async (scope: string) => {
    const { totalAttempts, waitingAttempts } = await readQuizStats(db, quiz, scope)
    return [totalAttempts, waitingAttempts]
  }
  expect(await figures(quizScope)).toEqual([1, 2])
  expect(await figures(sessionIds[0]!)).toEqual([1, 1])
  expect(await figures(sessionIds[1]!)).toEqual([0, 1])
})
