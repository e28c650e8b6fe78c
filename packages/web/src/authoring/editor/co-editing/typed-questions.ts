import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { hasUnsavedQuestions } from '@quizwright/machines/quiz-document/selectors.ts'
import { requireUid } from '../../../auth/credentials.ts'
import { readQuiz } from '../../../questions/read-quiz.ts'
import { applyChanges } from '../../document/changes.ts'
import { draftsDatabase } from '../../document/draft-database.ts'
import { findOpenDraft } from '../../document/drafts-on-page.ts'
import { discardStoredQuestions, storedDrafts } from '../../document/open-drafts.ts'
import { discardKeptDraft, readKeptDraft } from '../../document/kept/read-kept.ts'
import { readParts } from '../../document/read-parts.ts'

/** The unsaved questions of a quiz that their author may not edit any more. */
export type Typed = {
  quiz: Quiz
  /** How many questions are unsaved. */
  count: number
  /** The questions for a copy: all of the quiz if its author may still read it, else those that they changed. */
  questions: readonly DraftQuestion[]
  /** Called once a copy has them. */
  forget: () => Promise<void>
}

/** What this page still has open. */
const typedOnPage = (quizId: string): Typed | undefined => {
  const context = findOpenDraft(requireUid(), quizId)?.store.getSnapshot().context
  if (!context?.quiz || !hasUnsavedQuestions(context)) return undefined
  const { questions } = context.document
  const known = new Set(context.saved.questions)
  const count = questions.filter((question) => !known.has(question)).length
  return { quiz: context.quiz, count, questions, forget: async () => undefined }
}

/** What this browser or, for another device, the services keep. */
const findKept = async (quizId: string) => {
  const row = (await storedDrafts(requireUid(), quizId)).find(({ questions }) => questions > 0)
  if (row) {
    const parts = await readParts(await draftsDatabase(), row.draftId)
    return { row, parts, forget: () => discardStoredQuestions(row.draftId) }
  }
  const kept = await readKeptDraft(requireUid(), quizId, false)
  return kept && { row: kept, parts: kept.kept, forget: () => discardKeptDraft(quizId) }
}

/** Finds what somebody typed into a quiz and did not save: on this page, in this browser, or on another device. */
export const findTyped = async (
  quizId: string,
  { mayRead, signal }: { mayRead: boolean; signal: AbortSignal },
): Promise<Typed | null> => {
  const open = typedOnPage(quizId)
  if (open) return open
  const found = await findKept(quizId)
  if (!found) return null
  const { row, parts, forget } = found
  const stored = mayRead ? await readQuiz(quizId, { signal, onProgress: () => undefined }) : undefined
  const questions = applyChanges(stored?.questions ?? [], parts.changes, parts.order)
  // Older drafts do not know of which quiz they are.
  const quiz = row.quiz ?? stored?.quiz
  return quiz && questions.length > 0 ? { quiz, count: row.questions, questions, forget } : null
}
