import { say } from '@quizwright/domain/language/say.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import type { QuestionSavingOutput } from '@quizwright/machines/question-saving/guards-and-actions.ts'
import { ulid } from 'ulid'
import { createActor } from 'xstate'
import { sayProblem } from '../../../api/problem-text.ts'
import { queryClient } from '../../../api/query-client.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { inspectOptions } from '../../../inspection/inspect-machines.ts'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { createFindingsReader } from '../findings/quiz-findings.ts'
import type { OpenDraft } from '../drafts-on-page.ts'
import { closeDraft } from '../open-drafts.ts'
import { quizOf } from '../quiz-of.ts'
import type { SaveContext } from './save-context.ts'
import { type SavingActor, savingMachineFor } from './saving-actors.ts'

/** The running saves, at most one per quiz. A save continues when its author opens another screen. */
const running = new Map<string, SavingActor>()
export const runningSave = (quizId: string): SavingActor | undefined => running.get(quizId)

/** What to say if another window decided about the publication while the save ran: its decision holds. */
const decidedElsewhere = (publish: boolean): [text: string, detail: string] =>
  publish
    ? [
        say('Saved, but not published'),
        say('This quiz was unpublished or archived in another window while the questions were being saved.'),
      ]
    : [
        say('Saved, and published'),
        say('This quiz was published in another window while the questions were being saved.'),
      ]

const savedText = (publish: boolean, wasPublished: boolean): string => {
  if (publish) return toasts.published
  return wasPublished ? toasts.quizUnpublished : say('Saved')
}

const finish = async (
  { draft, outgoing, settings, isVersionPublished }: SaveContext,
  publish: boolean,
  output: QuestionSavingOutput,
): Promise<void> => {
  const { store, autosave } = draft
  const { is_published: wasPublished } = quizOf(store)
  if (output.outcome === 'blocked') return void toast.error(sayProblem(output.problem))
  if (output.outcome === 'given up') return autosave.endSave()
  const { baseRevision: over } = settings
  const revision = output.outcome === 'saved' ? output.revision : quizOf(store).revision
  store.trigger.questionsSaved({ questions: outgoing?.questions ?? [], revision, over })
  await autosave.endSave()
  if (output.outcome === 'saved')
    store.trigger.quizDescribed({ changes: { is_published: output.isPublished, revision } })
  else await closeDraft(draft)
  const isPublished = output.outcome === 'saved' ? output.isPublished : (isVersionPublished ?? publish)
  if (isPublished === publish) toast.success(savedText(publish, wasPublished))
  else toast.warning(...decidedElsewhere(publish))
  await queryClient.invalidateQueries({ queryKey: queryKeys.quizzes })
}

type SaveOptions = {
  publish: boolean
  /** The id of a save that an earlier page began and that is now resumed. */
  saveId?: string
}

/** Saves the questions as they are now. Edits made meanwhile belong to the next save. */
export const startSave = (draft: OpenDraft, { publish, saveId }: SaveOptions): SavingActor => {
  const { document, revisions } = draft.store.getSnapshot().context
  const quiz = quizOf(draft.store)
  const existing = running.get(quiz._id)
  if (existing) return existing
  const settings = {
    saveId: saveId ?? ulid(),
    quizId: quiz._id,
    baseRevision: revisions.questions ?? quiz.revision,
    publish,
    isSkippable: quiz.is_skippable,
  }
  const save: SaveContext = { draft, settings: { ...settings } }
  const errors = createFindingsReader(quiz.quiz_type)(document.questions).errors.length
  const actor = createActor(savingMachineFor(save), {
    ...inspectOptions,
    input: { ...settings, errors, isResumed: saveId !== undefined },
  })
  running.set(quiz._id, actor)
  actor.subscribe({
    complete: () => {
      running.delete(quiz._id)
      const { output } = actor.getSnapshot()
      if (output) void finish(save, publish, output)
    },
  })
  return actor.start()
}
