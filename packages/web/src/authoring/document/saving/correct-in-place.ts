import { questionEndpoints } from '@quizwright/contracts/endpoints/question.ts'
import { rest } from '../../../api/rest.ts'
import { sameQuestion } from '../../../questions/comparison/same-question.ts'
import type { OpenDraft } from '../drafts-on-page.ts'
import { quizOf } from '../quiz-of.ts'

/**
 * Sends the correction of a reported question in a practice quiz, where it takes effect at once, even after
 * attempts. Returns false if nothing was changed. Rejects with the Problem of the call.
 */
export const correctInPlace = async ({ store }: OpenDraft, questionId: string): Promise<boolean> => {
  const { document, saved, revisions } = store.getSnapshot().context
  const { _id: quizId } = quizOf(store)
  const [changed, original] = [document, saved].map(
    ({ questions }) => questions.find((question) => question._id === questionId) ?? null,
  )
  if (!changed || !original || sameQuestion(changed, original)) return false
  await rest(questionEndpoints).updateReportedPracticeQuestion({
    body: { quiz_id: quizId, original, changed },
  })
  const { revision } = (
    await rest(questionEndpoints).getQuestionsByQuizId({
      params: { id: quizId },
      query: { from: 0, count: 1 },
    })
  ).data
  const { questions: before } = revisions
  // If somebody else also changed the quiz, the next save must report the conflict.
  const isOurs = before !== null && revision === before + 1
  store.trigger.questionsSaved({
    questions: saved.questions.map((question) => (question === original ? changed : question)),
    revision: isOurs ? revision : (before ?? revision),
    over: before,
  })
  return true
}
