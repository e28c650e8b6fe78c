import { presenceEndpoints, type PresentColleague } from '@quizwright/contracts/endpoints/presence.ts'
import { hashKey } from '@tanstack/react-query'
import { problemText } from '../../../api/problem-text.ts'
import { isProblem, rest } from '../../../api/rest.ts'
import { readQuiz, type StoredQuiz } from '../../../questions/read-quiz.ts'
import type { OpenDraft } from '../../document/drafts-on-page.ts'
import { deviceId } from '../../document/kept/device-id.ts'
import { mergeQuestions } from '../../document/merging/merge-questions.ts'
import { runningSave } from '../../document/saving/saves.ts'

/** What is known of the others: who is there, and a save of theirs that needs a decision. */
export type Others = {
  people: readonly PresentColleague[]
  /** A save of which a part was changed here too, and by whom. */
  open: { theirs: StoredQuiz; by: string | null } | null
  /** Why the services refuse: the role was taken away. */
  refusal: string | null
}

/** More often than the two seconds within which a save of one reaches the other. */
const everyMs = 1_500

type Following = {
  quizId: string
  store: OpenDraft['store']
  activeId: () => string | undefined
  onOthers: (others: Others) => void
  /** Called when a save of somebody else is in the document now. */
  onMerged: (by: string | null) => void
}

/**
 * Tells the services every second or so where the author is, and merges what colleagues saved meanwhile: by itself
 * where no part was changed on both sides. Returns a function that ends it.
 */
export const followColleagues = ({
  quizId,
  store,
  activeId,
  onOthers,
  onMerged,
}: Following): (() => void) => {
  const controller = new AbortController()
  const { signal } = controller
  let others: Others = { people: [], open: null, refusal: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (changes: Partial<Others>) => {
    const next = { ...others, ...changes }
    if (
      JSON.stringify([next.people, next.refusal]) !== JSON.stringify([others.people, others.refusal]) ||
      next.open !== others.open
    )
      onOthers(next)
    others = next
  }

  const mergeNewer = async (by: string | null) => {
    const theirs = await readQuiz(quizId, { signal, onProgress: () => undefined })
    const { document, saved, revisions } = store.getSnapshot().context
    // A save of one's own may have ended, or begun, while it was read.
    if (signal.aborted || runningSave(quizId) || (revisions.questions ?? 0) >= theirs.revision) return
    const base = saved.questions
    if (mergeQuestions(base, document.questions, theirs.questions).conflicts.length > 0)
      return show({ open: { theirs, by } })
    store.trigger.questionsMerged({
      merge: (mine) => mergeQuestions(base, mine, theirs.questions).questions,
      saved: theirs.questions,
      revision: theirs.revision,
    })
    show({ open: null })
    // Details alone may have changed, which are not shown here.
    if (hashKey([theirs.questions]) !== hashKey([base])) onMerged(by)
  }

  const ask = async () => {
    const { questions: revision } = store.getSnapshot().context.revisions
    const body = { quiz_id: quizId, device_id: deviceId(), question_id: activeId() ?? null, revision }
    const { data } = await rest(presenceEndpoints).bePresent({ body }, { signal })
    show({ people: data.people, refusal: null })
    const isNewer = revision !== null && data.revision > revision
    // The author has chosen, or saved.
    if (!isNewer && others.open !== null) show({ open: null })
    if (isNewer && !runningSave(quizId) && others.open?.theirs.revision !== data.revision)
      await mergeNewer(data.saved_by)
  }

  const again = async () => {
    try {
      if (document.visibilityState === 'visible') await ask()
    } catch (error) {
      if (signal.aborted) return
      // A lost connection is told elsewhere; it is tried again.
      if (isProblem(error) && (error.code === 'ROLE_CHANGED' || error.code === 'ROLE_NEEDED'))
        show({ people: [], refusal: problemText(error) })
    }
    if (!signal.aborted) timer = setTimeout(() => void again(), everyMs)
  }
  void again()
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}
