import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { hasUnsavedQuestions } from '@quizwright/machines/quiz-document/selectors.ts'
import { requireUid } from '../../../auth/credentials.ts'
import { readQuiz } from '../../../questions/read-quiz.ts'
import { applyChanges } from '../../document/changes.ts'
import { draftsDatabase } from '../../document/draft-database.ts'
import { findOpenDraft } from '../../document/drafts-on-page.ts'
import { discardStoredQuestions, storedDrafts } from '../../document/open-drafts.ts'
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

/** Finds what somebody typed into a quiz and did not save: on this page, or kept in this browser. */
export const findTyped = async (
  quizId: string,
  { mayRead, signal }: { mayRead: boolean; signal: AbortSignal },
): Promise<Typed | null> => {
  const open = typedOnPage(quizId)
  if (open) return open
  const row = (await storedDrafts(requireUid(), quizId)).find(({ questions, quiz }) => questions > 0 && quiz)
  if (!row?.quiz) return null
  const { changes, order } = await readParts(await draftsDatabase(), row.draftId)
  const theirs = mayRead ? (await readQuiz(quizId, { signal, onProgress: () => undefined })).questions : []
  const questions = applyChanges(theirs, changes, order)
  if (questions.length === 0) return null
  const forget = () => discardStoredQuestions(row.draftId)
  return { quiz: row.quiz, count: row.questions, questions, forget }
}
