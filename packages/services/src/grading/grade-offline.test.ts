import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { attemptAnswers } from '../database/tables.ts'
import { offlineNote } from '../prompts/offline-label.ts'
import { useGradingFixture } from './fixtures.ts'

const grading = useGradingFixture()

test('without a model grades by the solution, labels the grade and leaves images to the instructor', async () => {
  const id = await grading.handIn('a is so because metal conducts heat.', 'Bananas are yellow.')
  await grading.db
    .update(attemptAnswers)
    .set({ isSkipped: false, uploadedImages: ['/files/x.png'] })
    .where(eq(attemptAnswers.questionId, 'c'))
  grading.startRunner()
  await grading.waitForJob({ state: 'done', message: expect.stringContaining('images alone') })
  const [a, b, c] = await grading.answersOf(id)
  expect(a).toMatchObject({
    obtainedMarks: 10,
    aiResult: { model: 'offline', evaluation_result: expect.stringContaining(offlineNote) },
  })
  expect([b!.obtainedMarks, c!.aiResult]).toEqual([0, null])
  expect(await grading.readAttempt(id)).toMatchObject({ obtainedMarks: null })
})
