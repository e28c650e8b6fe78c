import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'

export type QuizToTake = { quizId: string; sessionId: string; questionIds: string[] }

/** Adds a published quiz whose session is open for decades. */
export const addQuizToTake = async (instructor: Instructor, questionCount: number): Promise<QuizToTake> => {
  const questions = soundQuestions(questionCount)
  const quizId = await addQuiz(
    instructor,
    { start_time: '2020-01-01 08:00:00', end_time: '2090-01-01 08:00:00' },
    questions,
    true,
  )
  const { data } = await instructor.direct.getGeneralSession({ params: { quizId } })
  return { quizId, sessionId: data.session._id, questionIds: questions.map(({ _id }) => _id) }
}
