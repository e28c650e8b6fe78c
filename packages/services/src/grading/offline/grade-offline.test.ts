import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { attemptAnswers } from '../../database/tables/learner.ts'
import { offlineNote } from '@quizwright/domain/language/made-by-grader.ts'
import { useGradingFixture } from '../fixtures.ts'

const grading = useGradingFixture()

test('given no model, then texts are graded by the solution with a label, and images are not', async () => {
  const id = await grading.handIn('a is so because metal conducts heat.', 'Bananas are yellow.')
  await grading.db
    .update(attemptAnswers)
    .set({ isSkipped: false, uploadedImages: ['/files/x.png'] })
    .where(eq(attemptAnswers.questionId, 'c'))
  grading.startRunner()
  await grading.waitForJob({
    state: 'done',
    message: expect.stringContaining('1 of the answers is an image alone'),
  })
  const [a, b, c] = await grading.answersOf(id)
  expect(a).toMatchObject({
    obtainedMarks: 10,
    aiResult: {
      model: 'offline',
      evaluation_result: expect.stringContaining(offlineNote),
      unsure: false,
      confidence: 0.99,
      reasons: ['The answer is the solution.'],
    },
  })
  expect(b!.aiResult).toMatchObject({
    unsure: true,
    confidence: expect.any(Number),
    reasons: expect.arrayContaining(['May say the rest in other words.']),
  })
  expect(c!.aiResult).toBeNull()
  expect(await grading.readAttempt(id)).toMatchObject({ obtainedMarks: null })
})
