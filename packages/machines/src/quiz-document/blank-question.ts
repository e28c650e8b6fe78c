import { emptyOption, emptyQuestion } from '@quizwright/domain/schemas/empty-question.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { DraftQuestion, Option } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'

export const blankOption = (): Option => ({ ...emptyOption })

/**
 * A new question with four blank options, or none in a daq quiz. The caller makes the id, because this
 * package makes nothing random.
 */
export const blankQuestion = (id: string, quizType: QuizType): DraftQuestion => ({
  ...emptyQuestion,
  _id: id,
  tags: [],
  options: quizType === 'daq' ? [] : Array.from({ length: limits.newQuestionOptions }, blankOption),
  ...(quizType === 'daq' ? { allow_ocr: true } : {}),
})
