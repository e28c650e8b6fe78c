import { shareEndpoints } from '@quizwright/contracts/endpoints/share.ts'
import type {
  HandingOverInput,
  HandingOverOutcomes,
} from '@quizwright/machines/handing-over/guards-and-actions.ts'
import { handingOverMachine } from '@quizwright/machines/handing-over/machine.ts'
import { fromPromise } from 'xstate'
import { isProblem, rest } from '../../../api/rest.ts'

const refused = (problem: unknown) => {
  if (!isProblem(problem)) throw problem
  return { outcome: 'refused', problem } as const
}

/** The machine of handing a quiz over with its calls. */
export const handingOverWithCalls = handingOverMachine.provide({
  actors: {
    'count what goes along': fromPromise<HandingOverOutcomes['count what goes along'], HandingOverInput>(
      async ({ input: { quizId }, signal }) => {
        try {
          const { data } = await rest(shareEndpoints).previewHandOver({ params: { id: quizId } }, { signal })
          const { versions, sessions, students, open_attempts: openAttempts } = data
          return { outcome: 'counted', counts: { versions, sessions, students, openAttempts } }
        } catch (error) {
          return refused(error)
        }
      },
    ),
    'hand the quiz over': fromPromise<HandingOverOutcomes['hand the quiz over'], HandingOverInput>(
      async ({ input: { quizId, subjectId } }) => {
        try {
          await rest(shareEndpoints).handOverQuiz({ body: { quiz_id: quizId, subject_id: subjectId } })
          return { outcome: 'handed over' }
        } catch (error) {
          if (isProblem(error) && (error.code === 'ROLE_CHANGED' || error.code === 'ROLE_NEEDED'))
            return { outcome: 'overtaken', problem: error }
          return refused(error)
        }
      },
    ),
  },
})
