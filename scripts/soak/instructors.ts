import { isDeepStrictEqual } from 'node:util'
import { ulid } from 'ulid'
import { placesOf, readStored } from '../../tests/faults/read-stored.ts'
import { saveWithRetries, type Save } from '../../tests/faults/save-with-retries.ts'
import { addQuiz, soundQuestions } from '../../tests/support/seed-objects.ts'
import type { Instructor, World } from '../../tests/support/world.ts'
import type { Random } from '../fuzz/random.ts'
import { retried } from './retried.ts'

const authors = 3
/** Quizzes that are saved again and again: each save replaces the one before. */
const pauseMs = 500

/** Authors who save quizzes over the channel without an end, and what of their saves must be stored. */
export const startInstructors = (world: World, instructor: Instructor, random: Random) => {
  const stored = new Map<string, Save>()
  let isWorking = true
  let saves = 0
  const write = async (): Promise<void> => {
    const quizId = await retried(() => addQuiz(instructor, {}, []))
    while (isWorking) {
      const { quiz } = (
        await retried(() => instructor.viaGateway.getQuizForInstructor({ params: { id: quizId } }))
      ).data
      const save: Save = {
        saveId: ulid(),
        quizId,
        baseRevision: quiz.revision,
        questions: soundQuestions(20 + random.below(80)),
        batchSize: 25,
        isPublished: random.chance(50),
      }
      await saveWithRetries(world, instructor, save)
      stored.set(quizId, save)
      saves++
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  const working = Array.from({ length: authors }, write)
  return {
    saved: () => saves,
    stop: async () => {
      isWorking = false
      await Promise.all(working)
    },
    /** Reads all quizzes back and names those that are not as they were last saved. */
    findLost: async (): Promise<string[]> => {
      const lost: string[] = []
      for (const [quizId, { questions }] of stored) {
        const found = await retried(() => readStored(instructor, quizId))
        if (!isDeepStrictEqual(found, placesOf(questions)))
          lost.push(`The quiz ${quizId} is not as it was saved.`)
      }
      return lost
    },
  }
}
