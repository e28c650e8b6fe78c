import { expect, test } from 'vitest'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { markingClaims } from '../database/tables/marking-claims.ts'
import { addQuizFixture } from '../statistics/counts/fixtures/add-quiz-fixture.ts'
import { storeAttempt } from '../statistics/counts/fixtures/store-attempt.ts'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { claimAnswer, claimMs, forgetOldClaims } from './claim-answer.ts'

const { db } = await setUpDatabase()
const now = new Date('2030-03-01T12:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

test('a claim that is not renewed ends after five minutes', async () => {
  const quiz = await addQuizFixture(db, [1], 1)
  await storeAttempt(db, quiz, { student: 0, session: 0, number: 1, selections: [0] })
  const [answer] = await db.select().from(attemptAnswers)
  expect(await db.$count(attempts)).toBe(1)
  const claim = (accountId: string, at: Date) =>
    claimAnswer(db, {
      attemptId: answer!.attemptId,
      questionId: answer!.questionId,
      accountId,
      now: at,
    })
  expect(await claim('ada', now)).toMatchObject({ is_own: true })
  expect(await claim('bo', later(claimMs - 1))).toMatchObject({ is_own: false })
  expect(await claim('ada', later(claimMs - 1))).toMatchObject({ is_own: true })
  expect(await claim('bo', later(claimMs + 1))).toMatchObject({ is_own: false })
  expect(await claim('bo', later(2 * claimMs))).toMatchObject({ is_own: true })
  await forgetOldClaims(db, later(4 * claimMs))
  expect(await db.$count(markingClaims)).toBe(0)
})
