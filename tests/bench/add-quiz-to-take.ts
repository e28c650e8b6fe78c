import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { addQuiz } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'

export type QuizToTake = { quizId: string; sessionId: string; questionIds: string[] }

/** Adds a published quiz whose session is open for decades. Descriptive questions make a descriptive quiz. */
export const addQuizToTake = async (
  instructor: Instructor,
  questions: DraftQuestion[],
): Promise<QuizToTake> => {
  const isDescriptive = questions.every(({ options }) => options.length === 0)
  const quizId = await addQuiz(
    instructor,
    {
      start_time: '2020-01-01 08:00:00',
      end_time: '2090-01-01 08:00:00',
      quiz_type: isDescriptive ? 'daq' : 'full',
    },
    questions,
    true,
  )
  const { data } = await instructor.direct.getGeneralSession({ params: { quizId } })
  return { quizId, sessionId: data.session._id, questionIds: questions.map(({ _id }) => _id) }
}
