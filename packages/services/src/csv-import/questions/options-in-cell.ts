import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { readOptionsInText } from '@quizwright/formats/json/options-in-text.ts'

/** A question whose cell has its options, too, one below the other, and whose answer is the letter of one of them. */
export const withOptionsInCell = (question: QuestionContent): QuestionContent => {
  if (question.options.length > 0 || question.interaction || !question.question.includes('\n'))
    return question
  const read = readOptionsInText(question.question, question.solution.trim())
  if (read?.options.filter(({ isRight }) => isRight).length !== 1) return question
  return {
    ...question,
    question: read.text,
    solution: '',
    options: read.options.map(({ text, equation, isRight }) => ({
      option: text,
      equation,
      image_url: '',
      is_correct: isRight,
      is_selected: false,
    })),
  }
}
