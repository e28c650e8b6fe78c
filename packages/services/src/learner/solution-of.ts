import type { Solution } from '@quizwright/contracts/schemas/attempt.ts'
import type { CorrectionChoice } from '@quizwright/contracts/schemas/correction.ts'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { correctOptions } from '../attempts/mark-answer.ts'
import { correctedOptions, markByKey } from '../corrections/mark-by-key.ts'

/**
 * What is shown of a question once it is answered: the options that are correct now and the author's explanation,
 * or the model answer of a descriptive question.
 */
export const solutionOf = (
  content: QuestionContent,
  selected: readonly number[],
  correction: CorrectionChoice | undefined,
): Solution => ({
  is_correct: markByKey(content, selected, 1, correction).isCorrect,
  correct: correctOptions(correctedOptions(content, correction)),
  text: content.solution || (content.ai_solution ?? ''),
  equation: content.solution_equation,
  image_url: content.solution_image_url,
})
