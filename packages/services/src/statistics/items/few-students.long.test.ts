import { expect, test } from 'vitest'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { countAttempt } from '../counts/count-attempt.ts'
import { addQuizFixture } from '../counts/fixtures/add-quiz-fixture.ts'
import { storeAttempt } from '../counts/fixtures/store-attempt.ts'
import { describeItems } from './describe-items.ts'
import { readItemCounts } from './read-item-counts.ts'
import { readItems } from './read-items.ts'

const { db } = await setUpDatabase()

/** Reads the statistics of all attempts of `students` students with `tries` tries each. */
const statisticsOf = async (students: number, tries: number) => {
  const fixture = await addQuizFixture(db, [1, 1], students)
  await db.transaction(async (tx) => {
    for (let student = 0; student < students; student += 1)
      for (let number = 1; number <= tries; number += 1) {
        const selections = [(student + number) % 2, student % 2]
        await countAttempt(tx, await storeAttempt(tx, fixture, { student, session: 0, number, selections }))
      }
  })
  const counts = await readItemCounts(db, { quizId: fixture.quizId, scope: 'all', attempts: 'all' })
  return describeItems(await readItems(db, fixture.quizId, counts.revisions), counts, 'all')
}

test('given 42 attempts, then 14 students are too few for a verdict, but 42 students are enough', async () => {
  const ofFew = await statisticsOf(14, 3)
  expect(ofFew).toMatchObject({ counted: 42, students: 14, few: true })
  expect(ofFew.questions.map(({ revisions: [own] }) => own!.few)).toEqual([true, true])
  const ofMany = await statisticsOf(42, 1)
  expect(ofMany).toMatchObject({ counted: 42, students: 42, few: false })
  expect(ofMany.questions.map(({ revisions: [own] }) => own!.few)).toEqual([false, false])
})
