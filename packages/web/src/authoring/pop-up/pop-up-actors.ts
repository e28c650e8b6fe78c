import { structureEndpoints } from '@quizwright/contracts/endpoints/structure.ts'
import { sessionEndpoints } from '@quizwright/contracts/endpoints/session.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import type { QuizRef } from '@quizwright/machines/quiz-document/document.ts'
import type { QuizWizardOutcomes } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import { fromPromise } from 'xstate'
import { rest } from '../../api/rest.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import type { OpenDraft } from '../document/drafts-on-page.ts'
import type { SaveContext } from '../document/saving/save-context.ts'
import { savingMachineFor } from '../document/saving/saving-actors.ts'
import { shownVideo } from './open-pop-up.ts'

type Point = { time: number; percentage: number }
type PointInput = { quiz: QuizRef | null; point: Point | null }

const sessionOf = async ({ quizId, sessionId }: QuizRef, signal: AbortSignal): Promise<string> =>
  sessionId ??
  (await rest(sessionEndpoints).getGeneralSession({ params: { quizId } }, { signal })).data.session._id

/**
 * Updates the draft after its questions were saved, even if saving the point fails. Does nothing if only the
 * point is saved.
 */
const recordSave = async (save: SaveContext, quiz: QuizRef): Promise<void> => {
  const { draft, outgoing, settings } = save
  if (!outgoing) return
  delete save.outgoing
  const { store, autosave } = draft
  store.trigger.questionsSaved({
    questions: outgoing.questions,
    revision: quiz.revision,
    over: settings.baseRevision,
  })
  // A new version is another quiz.
  store.trigger.quizDescribed({
    changes: { _id: quiz.quizId, session_id: quiz.sessionId, revision: quiz.revision, is_published: true },
  })
  await autosave.endSave()
}

const saveThePoint = (save: SaveContext) =>
  fromPromise<QuizWizardOutcomes['save the video point'], PointInput>(
    async ({ input: { quiz, point }, signal }) => {
      if (!quiz || !point) throw new Error('There is no point to save.')
      const { store } = save.draft
      const { video, point: stored } = shownVideo(save.draft)
      await recordSave(save, quiz)
      try {
        const sent = {
          time: point.time,
          percentage: point.percentage,
          data: quiz.quizId,
          isLink: false,
          link_text: await sessionOf(quiz, signal),
          new: stored === undefined,
          disabled: false,
        }
        await rest(structureEndpoints).saveVideoPoints(
          {
            body: {
              video_id: video._id,
              module_id: video.module_id,
              points: [stored ? { ...sent, id: stored.id } : sent],
            },
          },
          { signal },
        )
        store.trigger.popUpSaved({ popUp: store.getSnapshot().context.document.popUp })
        await save.draft.autosave.flush()
        toast.success(toasts.popPublished)
        return { outcome: 'saved' }
      } catch (error) {
        if (error instanceof Problem) return { outcome: 'refused', problem: error }
        throw error
      }
    },
  )

/**
 * The actors that publish a pop quiz: they save its questions, then create or move the point in its video.
 */
export const popUpActors = (draft: OpenDraft) => {
  const save: SaveContext = {
    draft,
    settings: { saveId: '', quizId: '', baseRevision: 0, publish: true, isSkippable: false },
  }
  return { 'question saving': savingMachineFor(save), 'save the video point': saveThePoint(save) }
}
