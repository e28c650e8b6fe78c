import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { addMarkedQuizTo } from '../../corrections/regrading/fixtures.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { countWaiting } from './count-waiting.ts'
import { quizScope } from './frequency-weights.ts'

const { db } = await setUpDatabase()

test('attempts that are handed in wait until every answer has its mark, in the quiz and in its session', async () => {
  const waiting = { text: 'Metal conducts.', suggested: 4 }
  const { quizId } = await addMarkedQuizTo(db, waiting, { ...waiting, confirmation: 'one' }, waiting)
  const [session] = await db.select().from(sessions).where(eq(sessions.quizId, quizId))
  expect(await countWaiting(db, { quizId, scope: quizScope })).toBe(2)
  expect(await countWaiting(db, { quizId, scope: session!.id })).toBe(2)
  expect(await countWaiting(db, { quizId, scope: 'another' })).toBe(0)
})
