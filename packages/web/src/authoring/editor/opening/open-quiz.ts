import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import {
  continueDraft,
  discardKept,
  type KeptDraft,
  keptDrafts,
  type LiveDraft,
  liveDraft,
  openDraft,
  type StoredQuiz,
} from '../../document/open-drafts.ts'
import { rest } from '../../../api/rest.ts'
import { startSave } from '../../document/saving/saves.ts'
import { type Reading, readQuiz } from '../../document/read-quiz.ts'
import { fetchRenderer } from '@quizwright/ui/formula/fetch-renderer.ts'

/** A quiz that can be worked on. `newer` is there when it was changed elsewhere since its author began. */
export type Open = { kind: 'open'; live: LiveDraft; newer: StoredQuiz | null }
/** What was left unsaved, newest first: its author says what becomes of it. */
export type Choice = { kind: 'choose'; stored: StoredQuiz; kept: readonly KeptDraft[] }

const open = (live: LiveDraft): Open => ({ kind: 'open', live, newer: null })

/** Formulas that are drawn when the questions come need no second drawing, and move nothing. */
const hasFormula = ({ equation, options }: DraftQuestion): boolean =>
  equation !== '' || options.some((option) => option.equation !== '')

/**
 * Reads a quiz and looks for what its author left unsaved. One that this page works on already is taken as it
 * is.
 */
export const openQuiz = async (quizId: string, reading: Reading): Promise<Open | Choice> => {
  const live = liveDraft(quizId)
  if (live) return open(live)
  const stored = await readQuiz(rest, quizId, reading)
  const [kept] = await Promise.all([
    keptDrafts(stored.quiz.instructor_id, quizId),
    stored.questions.some(hasFormula) && fetchRenderer(),
  ])
  return kept.length > 0 ? { kind: 'choose', stored, kept } : open(openDraft(stored))
}

/** Goes on with what was left, and with the save that a break cut off. */
export const continueKept = async (stored: StoredQuiz, kept: KeptDraft): Promise<Open> => {
  const live = await continueDraft(stored, kept)
  if (kept.save && !kept.save.isEdited) {
    startSave(live, { publish: kept.save.isPublished, saveId: kept.save.saveId })
    return open(live)
  }
  return { kind: 'open', live, newer: kept.revision === stored.revision ? null : stored }
}

/** Throws one draft away; what else was left is offered next. */
export const discardOne = async ({ stored, kept }: Choice, draft: KeptDraft): Promise<Open | Choice> => {
  await discardKept(draft.draftId)
  const left = kept.filter((other) => other !== draft)
  return left.length > 0 ? { kind: 'choose', stored, kept: left } : open(openDraft(stored))
}
