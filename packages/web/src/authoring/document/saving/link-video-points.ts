import { Problem } from '@quizwright/contracts/problem.ts'
import type { NewVersionOutcomes } from '@quizwright/machines/new-version/guards-and-actions.ts'
import { fromPromise } from 'xstate'
import { rest } from '../../../api/rest.ts'

/** Links the video points of a quiz to its new version. Used by the wizard and the editor. */
export const linkVideoPoints = fromPromise<
  NewVersionOutcomes['link the video points'],
  { oldQuizId: string; newQuizId: string }
>(async ({ input: { oldQuizId, newQuizId }, signal }) => {
  try {
    await rest.changeQuizVideoPoint({ body: { old_quiz_id: oldQuizId, new_quiz_id: newQuizId } }, { signal })
    return { outcome: 'linked' }
  } catch (error) {
    if (error instanceof Problem) return { outcome: 'refused', problem: error }
    throw error
  }
})
