import { addQuiz, soundQuestion } from './seed-objects.ts'
import type { Instructor } from './world.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

type Commented = { quizId: string; threadId: string; commentId: string }

const made = new Map<string, Promise<Commented>>()

/** The id of the only question of the commented quiz, derived from the instructor's id. */
export const commentedQuestionId = (instructor: Instructor): string => `commented-${instructor.uid}`

const make = async (instructor: Instructor): Promise<Commented> => {
  const question = soundQuestion(1, { _id: commentedQuestionId(instructor) })
  const quizId = await addQuiz(instructor, {}, [question])
  const { data } = await instructor.direct.startThread({
    body: { quiz_id: quizId, question_id: question._id, text: 'Is $1 + 1$ too easy?' },
  })
  return { quizId, threadId: data.thread._id, commentId: elementAt(data.thread.comments, 0)._id }
}

/** A quiz with a thread of one comment on its only question. There is one for each instructor. */
export const commentedQuizOf = (instructor: Instructor): Promise<Commented> => {
  const quiz = made.get(instructor.uid) ?? make(instructor)
  made.set(instructor.uid, quiz)
  return quiz
}
