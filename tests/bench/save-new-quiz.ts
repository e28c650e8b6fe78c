import { ulid } from 'ulid'
import { saveWithRetries } from '../faults/save-with-retries.ts'
import type { ProcessWorld } from '../support/process-world.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'

/** Saves new questions in a new quiz. Returns the quiz and the duration of the save in milliseconds. */
export const saveNewQuiz = async (
  world: ProcessWorld,
  instructor: Instructor,
  count: number,
): Promise<{ quizId: string; ms: number }> => {
  const quizId = await addQuiz(instructor, {}, [])
  const { quiz } = (await instructor.direct.getQuizForInstructor({ params: { id: quizId } })).data
  const questions = soundQuestions(count)
  const start = performance.now()
  await saveWithRetries(world, instructor, {
    saveId: ulid(),
    quizId,
    baseRevision: quiz.revision,
    questions,
    batchSize: 100,
    isPublished: true,
  })
  return { quizId, ms: performance.now() - start }
}
