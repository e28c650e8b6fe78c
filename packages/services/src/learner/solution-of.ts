import type { Solution } from '@quizwright/domain/schemas/attempt.ts'
import type { CorrectionKey } from '../corrections/active-corrections.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { correctOptions } from '@quizwright/domain/rules/mark-choice.ts'
import { correctedContent } from '../corrections/guided-content.ts'
import { markByKey } from '../corrections/mark-by-key.ts'

/**
 * Returns what an answered question reveals: the options that are currently correct and the author's explanation, or
 * the model answer of a descriptive question.
 */
export const solutionOf = (
  content: QuestionContent,
  selected: readonly number[],
  correction: CorrectionKey | undefined,
): Solution => {
  const corrected = correctedContent(content, correction)
  return {
    is_correct: markByKey(content, selected, 1, correction).isCorrect,
    correct: correctOptions(corrected),
    text: corrected.solution || (corrected.ai_solution ?? ''),
    equation: corrected.solution_equation,
    image_url: corrected.solution_image_url,
  }
}
