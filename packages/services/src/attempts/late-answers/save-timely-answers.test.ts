import { and, eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { attemptAnswers } from '../../database/tables/learner.ts'
import { lateAnswers } from '../../database/tables/late-answers.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import {
  now,
  one,
  rowOf,
  said,
  services,
  sessionId,
  setUpAttemptTests,
  two,
} from '../../learner/attempt-test-setup.ts'
import { begin } from '../../test-support/learner-client.ts'
import { saveTimelyAnswers } from './save-timely-answers.ts'

setUpAttemptTests()

test('of late answers that are in time after all, those replace older ones; others go on waiting', async () => {
  const { db } = services
  const { params, learner } = await begin(services.url, sessionId, 'Bo')
  await learner.saveAnswers({ params, body: { answers: [said(one, [0]), said(two, [0])] } })
  const { dueAt } = await rowOf(params.id)
  const late = { attemptId: params.id, answer: '', timeSpent: 5, receivedAt: dueAt, isAfterResult: false }
  const minute = (minutes: number) => new Date(now().getTime() + minutes * 60_000)
  await db.insert(lateAnswers).values([
    { ...late, questionId: one, selected: [1], answeredAt: minute(2), uploadedImages: [] },
    { ...late, questionId: two, selected: [1], answeredAt: minute(-2), uploadedImages: ['/files/page'] },
  ])
  const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId))
  await saveTimelyAnswers(db, session!.linkId)

  const selectedOf = async (questionId: string) =>
    (
      await db
        .select()
        .from(attemptAnswers)
        .where(and(eq(attemptAnswers.attemptId, params.id), eq(attemptAnswers.questionId, questionId)))
    )[0]!.selected
  expect([await selectedOf(one), await selectedOf(two)]).toEqual([[1], [0]])
  const waiting = await db.select().from(lateAnswers).where(eq(lateAnswers.attemptId, params.id))
  expect(waiting).toMatchObject([{ questionId: two, uploadedImages: ['/files/page'] }])
})
