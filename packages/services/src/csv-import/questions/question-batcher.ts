import { sparseQuestion } from '@quizwright/contracts/csv/sparse-question.ts'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'

/**
 * The first message is small, so that something is seen at once; later ones are large, because each one costs
 * a way there and back.
 */
const firstQuestions = 20
const fullQuestions = 500
const fullChars = 256 * 1024

/**
 * Questions as the text of a JSON array, without what is empty in them. They are written as JSON here, in the
 * worker, and nowhere again on their way out of the services.
 */
export type QuestionBatch = { json: string; count: number }

/** Packs questions into messages of a good size. */
export const createQuestionBatcher = () => {
  let texts: string[] = []
  let chars = 0
  let isFirst = true
  return {
    add: (question: QuestionContent): void => {
      const text = JSON.stringify(sparseQuestion(question))
      texts.push(text)
      chars += text.length
    },
    isFull: (): boolean => chars >= fullChars || texts.length >= (isFirst ? firstQuestions : fullQuestions),
    take: (): QuestionBatch => {
      const packed = { json: `[${texts.join(',')}]`, count: texts.length }
      texts = []
      chars = 0
      isFirst = false
      return packed
    },
  }
}
