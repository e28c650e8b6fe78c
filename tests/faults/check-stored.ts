import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { expect } from 'vitest'
import type { Instructor } from '../support/world.ts'
import { placesOf, readStored } from './read-stored.ts'

/** Every question that was sent is there once, in its place and with its words, and no other is. */
export const expectStoredOnce = async (
  instructor: Instructor,
  quizId: string,
  sent: readonly DraftQuestion[],
): Promise<void> => {
  expect(await readStored(instructor, quizId)).toEqual(placesOf(sent))
}
