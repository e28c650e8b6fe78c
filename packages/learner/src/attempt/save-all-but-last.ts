import { attemptLimits } from '@quizwright/domain/limits.ts'
import type { Autosave } from './autosave.ts'

/** Saves until few enough answers are left to send with the hand-in, or until a try saves none. */
export const saveAllButLast = async (autosave: Pick<Autosave, 'unsaved' | 'flush'>): Promise<void> => {
  let before = Infinity
  while (autosave.unsaved().length > attemptLimits.answersPerCall && autosave.unsaved().length < before) {
    before = autosave.unsaved().length
    await autosave.flush()
  }
  await autosave.flush()
}
