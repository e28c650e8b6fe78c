import type { DraftQuestion, Question } from '@quizwright/contracts/schemas/question.ts'
import { expect } from 'vitest'
import type { Instructor } from '../support/world.ts'

/** Reads a quiz's questions, a hundred at a time, as the page does. */
const readAll = async (instructor: Instructor, quizId: string) => {
  const all: Question[] = []
  for (;;) {
    const { questions, total }: { questions: Question[]; total: number } = (
      await instructor.viaGateway.getQuestionsByQuizId({
        params: { id: quizId },
        query: { from: all.length, count: 100 },
      })
    ).data
    all.push(...questions)
    if (all.length >= total || questions.length === 0) return all
  }
}

/** Every question that was sent is there once, in its place and with its words, and no other is. */
export const expectStoredOnce = async (
  instructor: Instructor,
  quizId: string,
  sent: readonly DraftQuestion[],
): Promise<void> => {
  const stored = await readAll(instructor, quizId)
  expect(stored.map(({ _id, question, question_no }) => ({ _id, question, question_no }))).toEqual(
    sent.map(({ _id, question }, at) => ({ _id, question, question_no: at + 1 })),
  )
}
