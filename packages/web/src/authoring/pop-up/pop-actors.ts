import { Problem } from '@quizwright/contracts/problem.ts'
import { toasts } from '@quizwright/contracts/texts.ts'
import type { Base } from '@quizwright/machines/quiz-document/document.ts'
import type { QuizWizardOutcomes } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import { fromPromise } from 'xstate'
import { type SaveInHand, savingMachineFor } from '../document/saving/saving-actors.ts'
import { rest } from '../../api/rest.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import type { WizardHost } from '../wizard/wizard-host.ts'
import type { PopQuiz } from './open-pop-quiz.ts'

type PointInput = { quiz: Base | null; point: { time: number; percentage: number } | null }

const popOf = ({ pop }: WizardHost): PopQuiz => {
  if (!pop) throw new Error('The pop-up editor is not open.')
  return pop
}

/**
 * What publishing a pop quiz does: its questions are saved, then the point of its video is created or moved.
 */
export const popActors = (host: WizardHost) => {
  const save: SaveInHand = {
    get live() {
      return popOf(host).live
    },
    settings: { saveId: '', quizId: '', baseRevision: 0, publish: true, isSkippable: false },
  }

  const saveThePoint = fromPromise<QuizWizardOutcomes['save the video point'], PointInput>(
    async ({ input: { quiz, point }, signal }) => {
      if (!quiz || !point) throw new Error('There is no point to save.')
      const { video, stored, live } = popOf(host)
      // The questions are stored by now, whatever becomes of the point.
      live.store.trigger.saved({ questions: save.outgoing?.questions ?? [], base: quiz })
      await live.keeper.endSave()
      try {
        const session =
          quiz.sessionId ??
          (await rest.getGeneralSession({ params: { quizId: quiz.quizId } }, { signal })).data.session._id
        const sent = {
          time: point.time,
          percentage: point.percentage,
          data: quiz.quizId,
          isLink: false,
          link_text: session,
          new: stored === undefined,
          disabled: false,
        }
        await rest.saveVideoPoints(
          {
            body: {
              video_id: video._id,
              module_id: video.module_id,
              points: [stored ? { ...sent, id: stored.id } : sent],
            },
          },
          { signal },
        )
        toast.success(toasts.popPublished)
        return { outcome: 'saved' }
      } catch (error) {
        if (error instanceof Problem) return { outcome: 'refused', problem: error }
        throw error
      }
    },
  )

  return { 'question saving': savingMachineFor(save), 'save the video point': saveThePoint }
}
