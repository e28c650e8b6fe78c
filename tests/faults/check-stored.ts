import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { expect } from 'vitest'
import type { Instructor } from '../support/world.ts'
import { placesOf, readStored } from './read-stored.ts'

/** Expects every sent question to be stored once, with its position and text, and no other. */
export const expectStoredOnce = async (
  instructor: Instructor,
  quizId: string,
  sent: readonly DraftQuestion[],
): Promise<void> => {
  expect(await readStored(instructor, quizId)).toEqual(placesOf(sent))
}
