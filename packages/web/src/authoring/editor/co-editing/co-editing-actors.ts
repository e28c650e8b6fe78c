import { presenceEndpoints } from '@quizwright/contracts/endpoints/presence.ts'
import type { CoEditingOutcomes, NewerSave } from '@quizwright/machines/co-editing/guards-and-actions.ts'
import { coEditingMachine } from '@quizwright/machines/co-editing/machine.ts'
import { hashKey } from '@tanstack/react-query'
import { ulid } from 'ulid'
import { fromPromise } from 'xstate'
import { isProblem, rest } from '../../../api/rest.ts'
import { readQuiz, type StoredQuiz } from '../../../questions/read-quiz.ts'
import type { OpenDraft } from '../../document/drafts-on-page.ts'
import { deviceId } from '../../document/kept/device-id.ts'
import { findConflicts, takeNewer } from '../../document/merging/take-newer.ts'
import { runningSave } from '../../document/saving/saves.ts'

export type CoEdited = {
  quizId: string
  store: OpenDraft['store']
  activeId: () => string | undefined
  /** Whether the author compares two sides in a dialog. */
  isComparing: () => boolean
  /** Called when a save of somebody else is in the document now. */
  onMerged: (save: NewerSave) => void
  /** Called with a save of which a part was changed here, too. */
  onConflict: (theirs: StoredQuiz) => void
  /** Called when the quiz was published or unpublished elsewhere, which no save of questions tells. */
  onPublication: (isPublished: boolean) => void
}

/** Waits until the page is seen: one that nobody looks at asks nothing. */
const untilVisible = async (signal: AbortSignal): Promise<void> => {
  while (document.visibilityState !== 'visible')
    await new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => () => {
        document.removeEventListener('visibilitychange', seen)
        signal.removeEventListener('abort', left)
        settle()
      }
      const seen = end(resolve)
      const left = end(() => reject(signal.reason))
      document.addEventListener('visibilitychange', seen)
      signal.addEventListener('abort', left)
    })
}

const sayWhereTheAuthorIs = ({ quizId, store, activeId, isComparing, onPublication }: CoEdited) =>
  fromPromise<CoEditingOutcomes['say where the author is'], undefined>(async ({ signal }) => {
    await untilVisible(signal)
    const isPublishedHere = () => store.getSnapshot().context.quiz?.is_published
    const [before, wasSaving] = [isPublishedHere(), runningSave(quizId) !== undefined]
    const { questions: revision } = store.getSnapshot().context.revisions
    const body = { quiz_id: quizId, device_id: deviceId(), question_id: activeId() ?? null, revision }
    try {
      const { data } = await rest(presenceEndpoints).bePresent({ body }, { signal })
      const people = data.people.map(({ _id, name, question_id: questionId }) => ({
        id: _id,
        name,
        questionId,
      }))
      // A save of one's own decides it, too, and may be newer than the answer.
      const mayTell = !wasSaving && !runningSave(quizId) && isPublishedHere() === before
      const { is_published: isPublished } = data
      if (mayTell && before !== undefined && isPublished !== undefined && isPublished !== before)
        onPublication(isPublished)
      const isNewer = revision !== null && data.revision > revision
      const { revision: newest, saved_by: by, is_saved_by_caller: isOwn = false } = data
      const newer = { revision: newest, by, isOwn }
      if (isNewer && isComparing()) return { outcome: 'behind while comparing', people, newer }
      return isNewer && !runningSave(quizId)
        ? { outcome: 'behind', people, newer }
        : { outcome: 'up to date', people }
    } catch (error) {
      if (isProblem(error) && (error.code === 'ROLE_CHANGED' || error.code === 'ROLE_NEEDED'))
        return { outcome: 'refused', problem: error }
      // A lost connection is told elsewhere; it is tried again.
      return { outcome: 'unheard' }
    }
  })

const mergeTheNewerSave = ({ quizId, store, isComparing, onMerged, onConflict }: CoEdited) =>
  fromPromise<CoEditingOutcomes['merge the newer save'], NewerSave>(async ({ input: newer, signal }) => {
    const theirs = await readQuiz(quizId, { signal, onProgress: () => undefined })
    const { saved, revisions } = store.getSnapshot().context
    // A save of one's own may have ended, or begun, while it was read, or a dialog may have been opened.
    if (
      signal.aborted ||
      isComparing() ||
      runningSave(quizId) ||
      (revisions.questions ?? 0) >= theirs.revision
    )
      return { outcome: 'put off' }
    const base = saved.questions
    if (findConflicts(store, theirs).length > 0) {
      onConflict(theirs)
      return { outcome: 'conflicting' }
    }
    takeNewer(store, theirs, new Map(), ulid)
    // Details alone may have changed, which are not shown here.
    if (hashKey([theirs.questions]) !== hashKey([base])) onMerged(newer)
    return { outcome: 'merged' }
  })

/** The machine of an open editor with its calls. */
export const coEditingMachineFor = (edited: CoEdited) =>
  coEditingMachine.provide({
    actors: {
      'say where the author is': sayWhereTheAuthorIs(edited),
      'merge the newer save': mergeTheNewerSave(edited),
    },
  })
