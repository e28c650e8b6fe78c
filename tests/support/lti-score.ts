import { addQuiz, soundQuestions } from './seed-objects.ts'
import type { Instructor } from './world.ts'

type LtiScore = { sessionId: string; scoreId: string }

const made = new Map<string, Promise<LtiScore>>()

const make = async (instructor: Instructor): Promise<LtiScore> => {
  const quizId = await addQuiz(instructor, {}, soundQuestions(1), true)
  const { data } = await instructor.direct.getGeneralSession({ params: { quizId } })
  const sessionId = data.session._id
  return { sessionId, scoreId: await instructor.addLtiScore(sessionId) }
}

/** A score of a student of a course that was changed in the gradebook. There is one for each instructor. */
export const ltiScoreOf = (instructor: Instructor): Promise<LtiScore> => {
  const score = made.get(instructor.uid) ?? make(instructor)
  made.set(instructor.uid, score)
  return score
}
