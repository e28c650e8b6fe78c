import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { keptDetails, type Quiz } from '@quizwright/domain/schemas/quiz.ts'
import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { toUpdateQuizBody } from '@quizwright/machines/quiz-document/details-on-the-wire.ts'
import { isProblem } from '../../../api/rest.ts'
import { readQuiz } from '../../../questions/read-quiz.ts'
import type { OpenDraft } from '../../document/drafts-on-page.ts'

/** The quiz with the details that were typed and can no longer be saved there. The copy tells what is wrong in them. */
export const withTypedDetails = (quiz: Quiz, details: QuizDetails): Quiz => {
  const typed: Readonly<Record<string, unknown>> = toUpdateQuizBody(details, quiz._id, quiz.revision)
  const kept = Object.fromEntries(
    Object.keys(keptDetails.shape).flatMap((name) =>
      typed[name] === undefined ? [] : [[name, typed[name]]],
    ),
  )
  return { ...quiz, ...kept, tags: [...details.tags], faculties: [...details.faculties] }
}

/** The questions for a copy: those of the draft, or those of the quiz for whoever may still read it; else none. */
export const questionsForCopy = async (
  { store }: OpenDraft,
  quizId: string,
): Promise<readonly DraftQuestion[]> => {
  const { revisions, document } = store.getSnapshot().context
  if (revisions.questions !== null) return document.questions
  const reading = { signal: new AbortController().signal, onProgress: () => undefined }
  try {
    return (await readQuiz(quizId, reading)).questions
  } catch (error) {
    if (isProblem(error) && error.code === 'ROLE_CHANGED') return []
    throw error
  }
}
