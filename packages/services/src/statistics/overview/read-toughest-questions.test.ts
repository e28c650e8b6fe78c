import { expect, test } from 'vitest'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { countAttempt } from '../counts/count-attempt.ts'
import { addQuizFixture } from '../counts/fixtures/add-quiz-fixture.ts'
import { storeAttempt } from '../counts/fixtures/store-attempt.ts'
import { quizScope } from '../counts/frequency-weights.ts'
import { readToughestQuestions } from './read-toughest-questions.ts'

const { db } = await setUpDatabase()

test('the questions with the fewest correct answers come first, even if most students skipped them', async () => {
  const fixture = await addQuizFixture(db, [1, 1, 1], 4)
  // Correct: 2, 1 and 1 of 4. Wrong: 2, 0 and 1. Skipped: 0, 3 and 2.
  const classOfFour = [
    [0, 0, 0],
    [0, null, 1],
    [1, null, null],
    [1, null, null],
  ]
  for (const [student, selections] of classOfFour.entries()) {
    const id = await storeAttempt(db, fixture, { student, session: 0, number: 1, selections })
    await db.transaction((tx) => countAttempt(tx, id))
  }
  const found = await readToughestQuestions(db, fixture.quizId, quizScope)
  expect(found.map((one) => [one.question_no, one.correct_percentage, one.skipped_count])).toEqual([
    [3, 25, 2],
    [2, 25, 3],
    [1, 50, 0],
  ])
})
