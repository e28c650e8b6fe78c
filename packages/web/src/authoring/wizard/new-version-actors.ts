import { questionEndpoints } from '@quizwright/contracts/endpoints/question.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { ParentRef } from '@quizwright/machines/host-actor.ts'
import type {
  NewVersionEvent,
  NewVersionOutcomes,
} from '@quizwright/machines/new-version/guards-and-actions.ts'
import { newVersionMachine } from '@quizwright/machines/new-version/machine.ts'
import { fromPromise } from 'xstate'
import { rest } from '../../api/rest.ts'
import type { OpenDraft } from '../document/drafts-on-page.ts'
import { linkVideoPointsOf } from '../document/saving/link-video-points.ts'

type CreateInput = { quizId: string; saveId: string | null; report: ParentRef<NewVersionEvent> }

/** The new-version machine for a change of details. The draft continues as the new version. */
export const newVersionMachineFor = ({ store, autosave }: OpenDraft) =>
  newVersionMachine.provide({
    actors: {
      'create the new version': fromPromise<NewVersionOutcomes['create the new version'], CreateInput>(
        async ({ input: { quizId }, signal }) => {
          try {
            const {
              data: { quiz, session },
            } = await rest(questionEndpoints).createNewVersion({ body: { quiz_id: quizId } }, { signal })
            await autosave.branch()
            store.trigger.versionCreated({ quiz: { ...quiz, session_id: session._id } })
            return {
              outcome: 'created',
              quiz: { quizId: quiz._id, sessionId: session._id, revision: quiz.revision },
            }
          } catch (error) {
            if (error instanceof Problem) return { outcome: 'refused', problem: error }
            throw error
          }
        },
      ),
      'link the video points': linkVideoPointsOf({ store }),
    },
  })
