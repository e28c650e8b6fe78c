import { elementAt } from '@quizwright/domain/defined.ts'
import { ulid } from 'ulid'
import { addQuiz, soundQuestions } from './seed-objects.ts'
import type { Instructor } from './world.ts'

type LateQuiz = { quizId: string; attemptId: string }
const made = new Map<string, Promise<LateQuiz>>()

const make = async (instructor: Instructor): Promise<LateQuiz> => {
  const quizId = await addQuiz(instructor, {}, soundQuestions(3), true)
  const attempt = { quizId, name: `Bo ${ulid()}`, given: [1, null, null], late: [null, 0, 0] }
  return { quizId, attemptId: (await instructor.handIn(attempt)).resultId }
}

/** A quiz of the instructor, with an attempt that has two late answers. There is one for each instructor. */
export const lateQuizOf = (instructor: Instructor): Promise<LateQuiz> => {
  const quiz = made.get(instructor.uid) ?? make(instructor)
  made.set(instructor.uid, quiz)
  return quiz
}

/** Accepts the late answers of that quiz. Resolves with the id of the acceptance. */
export const acceptLateAnswers = async (instructor: Instructor): Promise<string> => {
  const { quizId, attemptId } = await lateQuizOf(instructor)
  const body = { quiz_id: quizId, attempt_ids: [attemptId], reason: 'The network was down.' }
  return elementAt((await instructor.direct.acceptLateAnswers({ body })).data.acceptances, 0)._id
}
