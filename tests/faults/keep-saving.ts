import { isDeepStrictEqual } from 'node:util'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { ulid } from 'ulid'
import { addQuiz } from '../support/seed-objects.ts'
import type { Instructor, World } from '../support/world.ts'
import { placesOf, readStored } from './read-stored.ts'
import { retried } from './retried.ts'
import { saveWithRetries, type Save } from './save-with-retries.ts'

type Work = {
  authors: number
  /** The pause between two saves of an author, in milliseconds. */
  pauseMs: number
  batchSize: number
  makeQuiz: () => { questions: DraftQuestion[]; isPublished: boolean }
}

/**
 * Starts authors who save a quiz over the channel again and again, and records what must be stored at the
 * end.
 */
export const keepSaving = (world: World, instructor: Instructor, work: Work) => {
  const lastSaves = new Map<string, Save>()
  let isWorking = true
  let saves = 0
  const write = async (): Promise<void> => {
    const quizId = await retried(() => addQuiz(instructor, {}, []))
    while (isWorking) {
      const { data } = await retried(() =>
        instructor.viaGateway.getQuizForInstructor({ params: { id: quizId } }),
      )
      const save: Save = {
        saveId: ulid(),
        quizId,
        baseRevision: data.quiz.revision,
        batchSize: work.batchSize,
        ...work.makeQuiz(),
      }
      await saveWithRetries(world, instructor, save)
      lastSaves.set(quizId, save)
      saves++
      await new Promise((resolve) => setTimeout(resolve, work.pauseMs))
    }
  }
  const working = Array.from({ length: work.authors }, write)
  return {
    saved: () => saves,
    stop: async () => {
      isWorking = false
      await Promise.all(working)
    },
    /** Reads all quizzes back and names those that differ from their last save. */
    findLost: async (): Promise<string[]> => {
      const lost: string[] = []
      for (const [quizId, { questions }] of lastSaves) {
        const found = await retried(() => readStored(instructor, quizId))
        if (!isDeepStrictEqual(found, placesOf(questions)))
          lost.push(`The quiz ${quizId} is not as it was saved.`)
      }
      return lost
    },
  }
}
