import { ulid } from 'ulid'
import { expect } from 'vitest'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor, World } from '../support/world.ts'
import { expectStoredOnce } from './check-stored.ts'
import { saveWithRetries } from './save-with-retries.ts'
import { retried } from './retried.ts'

/**
 * Saves a new quiz and injects a fault after its first batch is acknowledged. Expects every question to be
 * stored once and the quiz to be published.
 */
export const expectSavedDespite = async (
  world: World,
  instructor: Instructor,
  name: string,
  injectFault: () => void,
): Promise<void> => {
  const quizId = await retried(() => addQuiz(instructor, { name }))
  const { revision } = (
    await retried(() => instructor.viaGateway.getQuizForInstructor({ params: { id: quizId } }))
  ).data.quiz
  const save = {
    saveId: ulid(),
    quizId,
    baseRevision: revision,
    questions: soundQuestions(60),
    batchSize: 20,
    isPublished: true,
  }
  await saveWithRetries(world, instructor, save, ({ type, index }) => {
    if (type === 'acknowledged' && index === 0) injectFault()
  })
  await retried(() => expectStoredOnce(instructor, quizId, save.questions))
  expect(
    (await retried(() => instructor.viaGateway.getQuizForInstructor({ params: { id: quizId } }))).data.quiz
      .is_published,
  ).toBe(true)
}
