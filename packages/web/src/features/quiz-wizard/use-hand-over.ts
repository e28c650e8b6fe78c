import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { Quiz } from '@quizwright/contracts/schemas/quiz.ts'
import { useLocation } from 'wouter'
import { liveDraft, openDraft } from '../../app/drafts.ts'
import { readQuiz } from '../../app/drafts/read-quiz.ts'
import { editorQuery } from '../../app/editor-query.ts'
import { href } from '../../app/screens.tsx'
import { rest } from '../../connection/rest.ts'

/** What the questions that come do to those that are there. */
export type Taking = 'replace' | 'add'

/** Most questions that travel in the address's state; more are in the draft alone. */
const mostInState = 1_000

/**
 * Goes on in the question editor. Questions that came from a file or a generation are put into the quiz's draft as one step
 * that can be undone; nothing of them is stored before the author saves.
 */
export const useHandOver = () => {
  const [, navigate] = useLocation()
  return async (quiz: Quiz, coming: readonly DraftQuestion[], taking: Taking, signal: AbortSignal): Promise<void> => {
    if (coming.length > 0) {
      const live = liveDraft(quiz._id) ?? openDraft(await readQuiz(rest, quiz._id, { signal, onProgress: () => undefined }))
      if (taking === 'replace') live.store.trigger.replaceQuestions({ questions: coming })
      else live.store.trigger.addQuestions({ added: coming })
    }
    navigate(href.editQuestions(editorQuery(quiz)), { state: { quiz, ...(coming.length > 0 && coming.length <= mostInState && { questions: coming }) } })
  }
}
