import type { DraftQuestion, Question } from '@quizwright/domain/schemas/question.ts'
import type { Instructor } from '../support/world.ts'

/** A question's id, its text, and its number in the quiz. */
type Place = Pick<Question, '_id' | 'question' | 'question_no'>

/** Reads a quiz's questions, a hundred at a time, as the page does. */
export const readStored = async (instructor: Instructor, quizId: string): Promise<Place[]> => {
  const all: Question[] = []
  for (;;) {
    const { questions, total }: { questions: Question[]; total: number } = (
      await instructor.viaGateway.getQuestionsByQuizId({
        params: { id: quizId },
        query: { from: all.length, count: 100 },
      })
    ).data
    all.push(...questions)
    if (all.length >= total || questions.length === 0)
      return all.map(({ _id, question, question_no }) => ({ _id, question, question_no }))
  }
}

/** What must be stored of the questions that were sent: each once, with its position and text. */
export const placesOf = (sent: readonly DraftQuestion[]): Place[] =>
  sent.map(({ _id, question }, index) => ({ _id, question, question_no: index + 1 }))
