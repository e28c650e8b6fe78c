import { ulid } from 'ulid'
import { type Save, saveWithRetries } from '../faults/save-with-retries.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor, World } from '../support/world.ts'

/** A save of new questions in a new quiz, in batches of a hundred. */
export const prepareSave = async (instructor: Instructor, count: number): Promise<Save> => {
  const quizId = await addQuiz(instructor, {}, [])
  const { quiz } = (await instructor.direct.getQuizForInstructor({ params: { id: quizId } })).data
  return {
    saveId: ulid(),
    quizId,
    baseRevision: quiz.revision,
    questions: soundQuestions(count),
    batchSize: 100,
    isPublished: true,
  }
}

/** Saves new questions in a new quiz. Returns the quiz and the duration of the save in milliseconds. */
export const saveNewQuiz = async (
  world: World,
  instructor: Instructor,
  count: number,
): Promise<{ quizId: string; ms: number }> => {
  const save = await prepareSave(instructor, count)
  const start = performance.now()
  await saveWithRetries(world, instructor, save)
  return { quizId: save.quizId, ms: performance.now() - start }
}
