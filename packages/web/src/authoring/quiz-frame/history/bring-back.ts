import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { requireUid } from '../../../auth/credentials.ts'
import { findOpenDraft } from '../../document/drafts-on-page.ts'

type InDraft = { isOpen: boolean; question: DraftQuestion | null }

/** What a question is in the draft that is open on this page, if one is. */
export const questionInDraft = (quizId: string, questionId: string): InDraft => {
  const draft = findOpenDraft(requireUid(), quizId)
  const questions = draft?.store.getSnapshot().context.document.questions ?? []
  return { isOpen: draft !== undefined, question: questions.find(({ _id }) => _id === questionId) ?? null }
}

/** Gives a question of the open draft an earlier content, or adds it again. This is one undo step. */
export const bringBack = (quizId: string, earlier: DraftQuestion): void => {
  const store = findOpenDraft(requireUid(), quizId)?.store
  const now = questionInDraft(quizId, earlier._id).question
  if (now)
    store?.trigger.changeQuestions({
      changed: [{ ...earlier, ...(now.origin_id !== undefined && { origin_id: now.origin_id }) }],
    })
  else store?.trigger.addQuestions({ added: [earlier] })
}
