import { isDescriptiveAsRead } from '@quizwright/domain/kinds/descriptive/in-quiz.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'

/** Returns why a question does not fit a quiz of this type, or undefined if it does. */
export const reasonForQuizType = (question: QuestionContent, quizType: QuizType): string | undefined => {
  if (quizType !== 'daq' || isDescriptiveAsRead(question)) return undefined
  return question.options.length > 0
    ? 'It has options, and the questions of this quiz are descriptive.'
    : 'It has a key, and the questions of this quiz are descriptive.'
}
