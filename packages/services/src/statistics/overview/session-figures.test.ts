import { expect, test } from 'vitest'
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
  const quiz = { id: quizId, passingPercentage: 50, totalMarks: 2 }
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
