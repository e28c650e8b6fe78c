import { say, texts } from '@quizwright/domain/language/say.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { hasUnsavedQuestions } from '@quizwright/machines/quiz-document/selectors.ts'
import { createQuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { ulid } from 'ulid'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { autosaveDraft } from './autosave.ts'
import type { StorageTrouble } from './write-queue.ts'
import { draftsDatabase } from './draft-database.ts'
import { lockedDrafts } from './draft-locks.ts'
import { addDraft, draftsOnPage, findOpenDraft, type OpenDraft } from './drafts-on-page.ts'
import { createDraftKeeper } from './kept/keep-draft.ts'
import { readDrafts, removeQuestions } from './read-drafts.ts'
import { readParts } from './read-parts.ts'
import type { StoredDraft } from './stored-draft.ts'

const troubleTexts: Record<StorageTrouble, string> = texts({
  full:
    'This browser’s storage is full, so your changes are only on this page. Free up space, or save before ' +
    'you leave.',
  unavailable:
    'This browser doesn’t keep drafts, so your changes are only on this page. Save before you leave.',
})

/**
 * Opens a draft for a quiz, from its stored draft if there is one. Details and questions are read later, when
 * they are needed.
 */
export const openDraft = async (uid: string, quiz: Quiz | null, row?: StoredDraft): Promise<OpenDraft> => {
  const parts = row && (await readParts(await draftsDatabase(), row.draftId))
  const existing = findOpenDraft(uid, quiz?._id ?? null)
  if (existing) return existing
  const store = createQuizDraft({
    quiz,
    document: {
      imported: parts?.imported ?? null,
      generated: parts?.generated ?? null,
      popUp: row?.popUp ?? null,
    },
  })
  const keeper = createDraftKeeper(uid, row)
  const autosave = autosaveDraft({
    store,
    uid,
    database: draftsDatabase,
    onWritten: keeper.update,
    onTrouble: (trouble) => toast.warning(say(troubleTexts[trouble])),
    stored: row && parts && { row, parts },
  })
  const draft = { id: ulid(), uid, store, autosave, keeper }
  addDraft(draft)
  return draft
}

/**
 * The unsaved drafts of a quiz, newest first, except those open in a tab. An empty id means a new quiz. Empty
 * if the browser cannot store drafts.
 */
export const storedDrafts = async (uid: string, quizId: string): Promise<StoredDraft[]> => {
  try {
    const [drafts, isLocked] = await Promise.all([
      draftsDatabase().then((database) => readDrafts(database, uid)),
      lockedDrafts(),
    ])
    return drafts
      .filter((draft) => !isLocked(draft.draftId) && draft.quizId === quizId)
      .sort((a, b) => b.changedAt - a.changedAt)
  } catch {
    return []
  }
}

/** Removes the unsaved questions of a stored draft. */
export const discardStoredQuestions = async (draftId: string): Promise<void> =>
  removeQuestions(await draftsDatabase(), draftId)

/**
 * Closes a draft. Unsaved changes stay stored in the browser; if that is impossible, the draft stays on this
 * page.
 */
export const closeDraft = async (draft: OpenDraft): Promise<void> => {
  await draft.autosave.flush()
  if (!draft.autosave.isStored()) return
  draftsOnPage.delete(draft)
  draft.autosave.stop()
  void draft.keeper.flush()
}

/** Called before signing out: stores all unsaved changes and removes the drafts from memory. */
export const closeAllDrafts = async (): Promise<void> => {
  await Promise.all([...draftsOnPage].map(closeDraft))
}

// `pagehide` is the last event before a tab is closed or suspended. The browser completes writes that have
// begun.
const flushAll = (): void => {
  for (const { autosave } of draftsOnPage) void autosave.flush()
}
addEventListener('pagehide', flushAll)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flushAll()
})

/** Unsaved changes of a published quiz: its author may believe that students see them already. */
const isUnsavedWhilePublished = ({ store }: OpenDraft): boolean => {
  const { context } = store.getSnapshot()
  return context.quiz?.is_published === true && hasUnsavedQuestions(context)
}

// The browser's dialog asks before leaving with changes that exist only on this page, or that students wait for.
addEventListener('beforeunload', (event) => {
  if ([...draftsOnPage].some((draft) => !draft.autosave.isStored() || isUnsavedWhilePublished(draft)))
    event.preventDefault()
})
