import { requireUid } from '../../../auth/credentials.ts'
import { fetchRenderer } from '@quizwright/ui/formula/fetch-renderer.ts'
import { findOpenDraft, type OpenDraft } from '../../document/drafts-on-page.ts'
import { discardStoredQuestions, openDraft, storedDrafts } from '../../document/open-drafts.ts'
import { mayHaveFormula } from '@quizwright/domain/rules/formula-findings.ts'
import { discardKeptDraft, isKept, readKeptDraft, storeKeptDraft } from '../../document/kept/read-kept.ts'
import { hasQuestions, putQuestions } from '../../document/read-questions.ts'
import { readQuiz, type ReadOptions, type StoredQuiz } from '../../../questions/read-quiz.ts'
import { startSave } from '../../document/saving/saves.ts'
import type { StoredDraft } from '../../document/stored-draft.ts'

/** A quiz that can be edited. `newer` is set if the quiz was changed elsewhere since its author began. */
export type Open = { kind: 'open'; draft: OpenDraft; newer: StoredQuiz | null }
/** Unsaved questions, newest first. The author decides whether to keep them. */
export type Choice = { kind: 'choose'; stored: StoredQuiz; unsaved: readonly StoredDraft[] }

const opened = (draft: OpenDraft): Open => ({ kind: 'open', draft, newer: null })

const hasUnsavedQuestions = ({ questions }: StoredDraft): boolean => questions > 0

/** Opens a quiz with its stored details and imports, provided that it has no stored questions. */
const openWith = async (stored: StoredQuiz, row: StoredDraft | undefined): Promise<OpenDraft> => {
  const draft = await openDraft(requireUid(), stored.quiz, row)
  if (!hasQuestions(draft)) putQuestions(draft, stored)
  return draft
}

/**
 * Reads a quiz and looks for unsaved questions of its author. A draft that is already open on this page is
 * reused.
 */
export const openQuiz = async (quizId: string, options: ReadOptions): Promise<Open | Choice> => {
  const existing = findOpenDraft(requireUid(), quizId)
  if (existing && hasQuestions(existing)) return opened(existing)
  const ofBrowser = existing ? [] : await storedDrafts(requireUid(), quizId)
  const [stored, kept] = await Promise.all([
    readQuiz(quizId, options),
    existing ? undefined : readKeptDraft(requireUid(), quizId, ofBrowser.some(hasUnsavedQuestions)),
  ])
  // Before a question with a formula, so that nothing moves when it is drawn, and its errors are counted.
  if (stored.questions.some(mayHaveFormula)) await fetchRenderer()
  const row = existing?.autosave.row()
  const ofPage = row ? [row] : []
  const rows = existing ? ofPage : ofBrowser
  const own = rows.filter(hasUnsavedQuestions)
  const unsaved = kept ? [...own, kept].sort((a, b) => b.changedAt - a.changedAt) : own
  return unsaved.length > 0 ? { kind: 'choose', stored, unsaved } : opened(await openWith(stored, rows[0]))
}

/** Continues with the unsaved questions, and with the save that a reload interrupted. */
export const continueDraft = async (stored: StoredQuiz, chosen: StoredDraft): Promise<Open> => {
  const row = isKept(chosen) ? await storeKeptDraft(chosen) : chosen
  const draft = await openWith(stored, row)
  if (row.save && !row.save.isEdited) {
    startSave(draft, { publish: row.save.isPublished, saveId: row.save.saveId })
    return opened(draft)
  }
  return { kind: 'open', draft, newer: row.revision === stored.revision ? null : stored }
}

/** Discards the questions of one draft. Other unsaved drafts are offered next. */
export const discardQuestions = async (
  { stored, unsaved }: Choice,
  discarded: StoredDraft,
): Promise<Open | Choice> => {
  const existing = findOpenDraft(requireUid(), stored.quiz._id)
  if (!isKept(discarded))
    await (existing ? existing.autosave.discardQuestions() : discardStoredQuestions(discarded.draftId))
  // The services' copy is this one, unless they have another device's, which is offered apart.
  if (isKept(discarded) || !unsaved.some(isKept)) await discardKeptDraft(stored.quiz._id)
  const left = unsaved.filter((row) => row !== discarded)
  if (left.length > 0) return { kind: 'choose', stored, unsaved: left }
  const [row] = await storedDrafts(requireUid(), stored.quiz._id)
  return opened(await openWith(stored, row))
}
