import { toasts } from '@quizwright/contracts/texts.ts'
import type { QuestionSavingOutput } from '@quizwright/machines/question-saving/guards-and-actions.ts'
import { ulid } from 'ulid'
import { createActor } from 'xstate'
import { closeDraft, type LiveDraft, restate } from '../open-drafts.ts'
import { inspectOptions } from '../../../inspection/inspect-machines.ts'
import { queryClient } from '../../../api/query-client.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { createFindingsReader } from '../findings/quiz-findings.ts'
import type { Choice, Open } from '../../editor/opening/open-quiz.ts'
import { openedKey } from '../../editor/opening/opened-key.ts'
import { type SaveInHand, type SavingActor, savingMachineFor } from './saving-actors.ts'

/** One save a quiz. It lasts as long as it takes, also when its author looks at another screen meanwhile. */
const underWay = new Map<string, SavingActor>()
export const saveUnderWay = (quizId: string): SavingActor | undefined => underWay.get(quizId)

const finish = async (
  { live, outgoing }: SaveInHand,
  publish: boolean,
  output: QuestionSavingOutput,
): Promise<void> => {
  const { quiz, store, keeper } = live
  if (output.outcome === 'blocked') return toast.error(output.problem.message)
  if (output.outcome === 'given up') return keeper.endSave()
  const base = {
    quizId: quiz._id,
    sessionId: quiz.session_id,
    revision: output.outcome === 'saved' ? output.revision : quiz.revision,
  }
  store.trigger.saved({ questions: outgoing?.questions ?? [], base })
  await keeper.endSave()
  if (output.outcome === 'saved') {
    const opened = restate(quiz._id, { is_published: output.isPublished, revision: output.revision })
    if (opened)
      queryClient.setQueryData<Open | Choice>(
        openedKey(quiz._id),
        (before) => before && { kind: 'open', live: opened, newer: null },
      )
  } else {
    await closeDraft(quiz._id)
  }
  toast.success(publish ? toasts.published : quiz.is_published ? toasts.quizUnpublished : 'Saved')
  await queryClient.invalidateQueries({ queryKey: queryKeys.quizzes })
}

type Start = { publish: boolean; /** Names the save of before that goes on. */ saveId?: string }

/** Saves the questions as they are now. Edits made meanwhile belong to the next save. */
export const startSave = (live: LiveDraft, { publish, saveId }: Start): SavingActor => {
  const { quiz, store } = live
  const running = underWay.get(quiz._id)
  if (running) return running
  const { document, base } = store.getSnapshot().context
  const settings = {
    saveId: saveId ?? ulid(),
    quizId: quiz._id,
    baseRevision: base?.revision ?? quiz.revision,
    publish,
    isSkippable: quiz.is_skippable,
  }
  const save: SaveInHand = { live, settings: { ...settings } }
  const errors = createFindingsReader(quiz.quiz_type)(document.questions).errors.length
  const actor = createActor(savingMachineFor(save), {
    ...inspectOptions,
    input: { ...settings, errors, isTakenUp: saveId !== undefined },
  })
  underWay.set(quiz._id, actor)
  actor.subscribe({
    complete: () => {
      underWay.delete(quiz._id)
      const { output } = actor.getSnapshot()
      if (output) void finish(save, publish, output)
    },
  })
  return actor.start()
}
