import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { requireUid } from '../../auth/credentials.ts'
import { readQuiz } from '../../questions/read-quiz.ts'
import { hasUnsaved } from '../document/has-unsaved.ts'
import { findOpenDraft } from '../document/drafts-on-page.ts'
import { quizOf } from '../document/quiz-of.ts'
import { hasQuestions } from '../document/read-questions.ts'

/** `isUnsaved` means that the questions come from the editor on this page and differ from the stored ones. */
export type ReadPreview = { quiz: Quiz; questions: readonly DraftQuestion[]; isUnsaved: boolean }

/**
 * Reads a quiz to preview: from the editor on this page, otherwise as stored. Rejects with the problem of the
 * failed call.
 */
export const readPreviewed = async (quizId: string, signal: AbortSignal): Promise<ReadPreview> => {
  const draft = findOpenDraft(requireUid(), quizId)
  if (draft && hasQuestions(draft)) {
    const { questions } = draft.store.getSnapshot().context.document
    return { quiz: quizOf(draft.store), questions, isUnsaved: hasUnsaved(quizId) }
  }
  const stored = await readQuiz(quizId, { signal, onProgress: () => undefined })
  return { ...stored, isUnsaved: false }
}
