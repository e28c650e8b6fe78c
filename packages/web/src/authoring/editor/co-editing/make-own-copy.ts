import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { rest } from '../../../api/rest.ts'
import { requireUid } from '../../../auth/credentials.ts'
import { copyBody } from '../../../quiz-actions/duplicate-quiz.ts'
import { openDraft } from '../../document/open-drafts.ts'
import { startSave } from '../../document/saving/saves.ts'

const createCopy = async (quiz: Quiz): Promise<Quiz> => {
  // The services copy no questions of a quiz that the author may no longer read.
  const { copy_of: _, ...body } = copyBody(quiz, new Date(), requireUid())
  return (await rest(quizEndpoints).createQuiz({ body })).data.quiz
}

/**
 * Makes a quiz of one's own with the questions as they are in the draft. They are unsaved questions of the copy until
 * its save, which begins here, has ended: as many as there are, and none is lost if it is interrupted.
 */
export const makeOwnCopy = async (quiz: Quiz, questions: readonly DraftQuestion[]): Promise<Quiz> => {
  const copy = await createCopy(quiz)
  if (questions.length === 0) return copy
  const draft = await openDraft(requireUid(), copy)
  draft.store.trigger.questionsRead({
    saved: [],
    questions: questions.map(({ origin_id: _, ...question }) => question),
    revision: copy.revision,
  })
  await draft.autosave.flush()
  startSave(draft, { publish: false })
  return copy
}
