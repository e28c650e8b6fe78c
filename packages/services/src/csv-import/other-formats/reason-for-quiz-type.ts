import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'

/** Returns why a question does not fit a quiz of this type, or undefined if it does. */
export const reasonForQuizType = (
  { options, interaction }: QuestionContent,
  quizType: QuizType,
): string | undefined => {
  if (quizType === 'daq' && options.length > 0)
    return 'It has options, and the questions of this quiz are descriptive.'
  if (quizType === 'daq' && interaction)
    return 'It has a key, and the questions of this quiz are descriptive.'
  if (quizType !== 'daq' && options.length === 0 && !interaction)
    return (
      'It is descriptive, and the questions of this quiz have options. ' +
      'Add options here, or import it into an AI Assesment.'
    )
  return undefined
}
