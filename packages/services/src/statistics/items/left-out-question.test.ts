import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { applyChoice } from '../../corrections/fixtures.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { countAttempt } from '../counts/count-attempt.ts'
import { addQuizFixture } from '../counts/fixtures/add-quiz-fixture.ts'
import { type Selection, storeAttempt } from '../counts/fixtures/store-attempt.ts'
import { describeItems } from './describe-items.ts'
import { readItemCounts } from './read-item-counts.ts'
import { readItems } from './read-items.ts'

const { db } = await setUpDatabase()

const selections: Selection[][] = [
  [0, 0, 1, 0],
  [0, 1, 0, 0],
  [1, 1, 0, 0],
  [0, 0, 1, 1],
  [1, 0, 1, 0],
  [1, 1, 1, 1],
]

/** The statistics of a quiz with the first questions of these attempts. Those from `counting` on do not count. */
const statisticsOf = async (questions: number, counting: number) => {
  const fixture = await addQuizFixture(
    db,
    Array.from({ length: questions }, () => 1),
    selections.length,
  )
  const { quizId } = fixture
  for (const [student, chosen] of selections.entries())
    await db.transaction(async (tx) => {
      const attempt = { student, session: 0, number: 1, selections: chosen.slice(0, questions) }
      await countAttempt(tx, await storeAttempt(tx, fixture, attempt))
    })
  await db.update(quizzes).set({ attempts: selections.length }).where(eq(quizzes.id, quizId))
  for (const { id: questionId } of fixture.questions.slice(counting))
    await applyChoice(db, { quizId, questionId }, { kind: 'not_counted', correct: [] })
  const counts = await readItemCounts(db, { quizId, scope: 'all', attempts: 'first' })
  return describeItems(await readItems(db, quizId, counts.revisions), counts, 'first')
}

test('given a question that does not count, then the quiz has the figures that it has without it', async () => {
  const without = await statisticsOf(3, 3)
  const leftOut = await statisticsOf(4, 3)
  expect(leftOut.figures.cic.value).toBeCloseTo(without.figures.cic.value!, 9)
  expect(leftOut.figures.error_ratio.value).toBeCloseTo(without.figures.error_ratio.value!, 9)
  expect(leftOut.figures.standard_error.value).toBeCloseTo(without.figures.standard_error.value!, 9)
  expect(leftOut.questions.map(({ question_no: no }) => no)).toEqual([1, 2, 3, 4])
})

test('given one question that counts, then nothing can be compared with it', async () => {
  const { figures, questions } = await statisticsOf(2, 1)
  expect(figures.cic).toMatchObject({ value: null, why: 'one question' })
  expect(questions[0]!.revisions[0]!.discrimination).toMatchObject({ value: null, why: 'one question' })
})
