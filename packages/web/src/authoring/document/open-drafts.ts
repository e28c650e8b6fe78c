import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { Quiz } from '@quizwright/contracts/schemas/quiz.ts'
import type { Session } from '@quizwright/contracts/schemas/session.ts'
import { blankDetails } from '@quizwright/machines/quiz-document/details.ts'
import { toDetails } from '@quizwright/machines/quiz-document/details-on-the-wire.ts'
import { createQuizDraft, type QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { ulid } from 'ulid'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { applyChanges, baseOf, type Change } from './changes.ts'
import { draftsDatabase, type KeptDraft, readKept, removeKept } from './draft-database.ts'
import { heldDrafts, holdDraft } from './draft-locks.ts'
import { keepDraft, type Keeper, type KeepTrouble } from './autosave.ts'

export type { KeptDraft } from './draft-database.ts'

/** A quiz as the services have it: what a draft begins from. `session` where its details are edited too. */
export type StoredQuiz = {
  quiz: Quiz
  session?: Session
  questions: readonly DraftQuestion[]
  revision: number
}

/** The one document of a quiz that is being worked on, kept in the browser at each change. */
export type LiveDraft = { draftId: string; quiz: Quiz; store: QuizDraft; keeper: Keeper }

type Live = LiveDraft & { release: () => void }
const live = new Map<string, Live>()

const troubleTexts: Record<KeepTrouble, string> = {
  full: "This browser's storage is full, so your changes are kept on this page only. Free some space, or save before you leave.",
  unavailable:
    'This browser does not keep drafts, so your changes are kept on this page only. Save before you leave.',
}

const start = (
  { quiz, session, questions, revision }: StoredQuiz,
  draftId: string,
  kept?: { changes: Change[]; order: readonly string[] | null; draft: KeptDraft },
): LiveDraft => {
  const details = session ? toDetails(quiz, session) : blankDetails(new Date())
  const saved = { details, questions: kept ? baseOf(questions, kept.changes) : questions }
  const document = kept ? { details, questions: applyChanges(questions, kept.changes, kept.order) } : saved
  const base = { quizId: quiz._id, sessionId: quiz.session_id, revision: kept?.draft.revision ?? revision }
  const store = createQuizDraft({ document, saved, base })
  const keeper = keepDraft({
    store,
    database: draftsDatabase,
    onTrouble: (trouble) => toast.warning(troubleTexts[trouble]),
    about: { draftId, uid: quiz.instructor_id, quizId: quiz._id, quizName: quiz.name },
    kept: kept && { changes: kept.changes, order: kept.order, save: kept.draft.save },
  })
  const started = { draftId, quiz, store, keeper, release: holdDraft(draftId) }
  live.set(quiz._id, started)
  return started
}

/** The draft of a quiz in this page, if it is being worked on. */
export const liveDraft = (quizId: string): LiveDraft | undefined => live.get(quizId)

/** Begins to work on a quiz, or goes on where this page is working on it already. */
export const openDraft = (stored: StoredQuiz): LiveDraft => live.get(stored.quiz._id) ?? start(stored, ulid())

/**
 * Goes on with what was kept. It begins from the revision that its author began from: saving it meets a newer
 * one.
 */
export const continueDraft = async (stored: StoredQuiz, draft: KeptDraft): Promise<LiveDraft> =>
  live.get(stored.quiz._id) ??
  start(stored, draft.draftId, { ...(await readKept(await draftsDatabase(), draft.draftId)), draft })

/** Notes what the services say of a quiz by now, such as that it is published. */
export const restate = (quizId: string, changes: Partial<Quiz>): LiveDraft | undefined => {
  const before = live.get(quizId)
  if (!before) return undefined
  const after = { ...before, quiz: { ...before.quiz, ...changes } }
  live.set(quizId, after)
  return after
}

/**
 * What an instructor left unsaved, newest first, without what is open in a tab. Empty where the browser keeps
 * nothing.
 */
export const keptDrafts = async (uid: string, quizId?: string): Promise<KeptDraft[]> => {
  try {
    const [drafts, isHeld] = await Promise.all([
      draftsDatabase().then((database) => database.getAllFromIndex('drafts', 'uid', uid)),
      heldDrafts(),
    ])
    return drafts
      .filter((draft) => !isHeld(draft.draftId) && (quizId === undefined || draft.quizId === quizId))
      .sort((a, b) => b.changedAt - a.changedAt)
  } catch {
    return []
  }
}

/** Throws away what was kept. */
export const discardKept = async (draftId: string): Promise<void> =>
  removeKept(await draftsDatabase(), draftId)

/**
 * Stops working on a quiz. What is not saved stays kept in the browser; where the browser can not, the draft
 * stays on this page.
 */
export const closeDraft = async (quizId: string): Promise<void> => {
  const closing = live.get(quizId)
  if (!closing) return
  live.delete(quizId)
  await closing.keeper.flush()
  if (!closing.keeper.isKept() && !live.has(quizId)) return void live.set(quizId, closing)
  closing.keeper.stop()
  closing.release()
}

/** Before a sign-out: nothing of the account stays in memory, and everything unsaved is kept. */
export const closeAllDrafts = async (): Promise<void> => {
  await Promise.all([...live.keys()].map(closeDraft))
}

// The last chance before a tab is closed or put to sleep; what began to be written is finished by the
// browser.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') for (const { keeper } of live.values()) void keeper.flush()
})

// Only the browser itself can hold up whoever leaves with changes that are nowhere but on this page.
addEventListener('beforeunload', (event) => {
  if ([...live.values()].some(({ keeper }) => !keeper.isKept())) event.preventDefault()
})
