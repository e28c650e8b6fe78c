import type { LiveDraft } from '../open-drafts.ts'
import { rest } from '../../../api/rest.ts'
import { sameQuestion } from '../../../questions/comparison/same-question.ts'

/**
 * Sends the correction of a reported question of a practice quiz: there it takes effect at once, attempts or
 * not. False when nothing was changed. Rejects with the Problem of the call.
 */
export const correctInPlace = async ({ quiz, store }: LiveDraft, questionId: string): Promise<boolean> => {
  const { document, saved, base } = store.getSnapshot().context
  const [changed, original] = [document, saved].map(
    ({ questions }) => questions.find((question) => question._id === questionId) ?? null,
  )
  if (!changed || !original || sameQuestion(changed, original)) return false
  await rest.updateReportedPracticeQuestion({ body: { quiz_id: quiz._id, original, changed } })
  const { revision } = (
    await rest.getQuestionsByQuizId({ params: { id: quiz._id }, query: { from: 0, count: 1 } })
  ).data
  // Had somebody else changed the quiz too, its next save must meet that.
  const isOurs = base !== null && revision === base.revision + 1
  store.trigger.saved({
    questions: saved.questions.map((question) => (question === original ? changed : question)),
    base: {
      quizId: quiz._id,
      sessionId: base?.sessionId ?? null,
      revision: isOurs ? revision : (base?.revision ?? revision),
    },
  })
  return true
}
