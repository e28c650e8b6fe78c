import { sparseQuestion } from '@quizwright/contracts/csv/sparse-question.ts'
import type { SparseQuestion } from '@quizwright/contracts/schemas/csv.ts'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'

/**
 * The first batch is small, so that the browser can show something at once. Later batches are large, because each
 * costs a round trip. Texts of more than 128 KB would be allocated as large objects, which V8 collects at a higher
 * cost.
 */
const firstBatchQuestions = 20
const maxBatchQuestions = 500
const maxBatchChars = 96 * 1024

/**
 * Questions without their empty fields, as a JSON array. The worker serializes them, and they are sent to the
 * browser without being parsed again.
 */
export type QuestionBatch = { json: string; count: number }

/**
 * Collects questions into batches. A batch is serialized as a whole, which takes 0.7 of the time that each question
 * by itself takes.
 */
export const createQuestionBatcher = () => {
  let questions: SparseQuestion[] = []
  let chars = 0
  let isFirstBatch = true
  return {
    /** `about` is roughly the number of characters that the question's JSON will have. */
    add: (question: QuestionContent, about: number): void => {
      questions.push(sparseQuestion(question))
      chars += about
    },
    isFull: (): boolean => {
      const maxQuestions = isFirstBatch ? firstBatchQuestions : maxBatchQuestions
      return chars >= maxBatchChars || questions.length >= maxQuestions
    },
    take: (): QuestionBatch => {
      const batch = { json: JSON.stringify(questions), count: questions.length }
      questions = []
      chars = 0
      isFirstBatch = false
      return batch
    },
  }
}
