import { sparseQuestion } from '@quizwright/contracts/csv/sparse-question.ts'
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

/** Collects questions into batches. */
export const createQuestionBatcher = () => {
  let encoded: string[] = []
  let chars = 0
  let isFirstBatch = true
  return {
    add: (question: QuestionContent): void => {
      const json = JSON.stringify(sparseQuestion(question))
      encoded.push(json)
      chars += json.length
    },
    isFull: (): boolean => {
      const maxQuestions = isFirstBatch ? firstBatchQuestions : maxBatchQuestions
      return chars >= maxBatchChars || encoded.length >= maxQuestions
    },
    take: (): QuestionBatch => {
      const batch = { json: `[${encoded.join(',')}]`, count: encoded.length }
      encoded = []
      chars = 0
      isFirstBatch = false
      return batch
    },
  }
}
