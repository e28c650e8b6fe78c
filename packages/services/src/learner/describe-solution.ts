import type { Solution } from '@quizwright/domain/schemas/attempt.ts'
import type { CorrectionKey } from '../corrections/active-corrections.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { keyOf } from '@quizwright/domain/kinds/accepted-of.ts'
import type { Answer } from '@quizwright/domain/kinds/question-kind.ts'
import { creditOf } from '@quizwright/domain/kinds/mark-answer.ts'
import { correctOptions } from '@quizwright/domain/kinds/options.ts'
import { type Tried, triesOf } from '@quizwright/domain/arrangement/tries.ts'
import { inVariant } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
import { withoutLabel } from '@quizwright/domain/language/say-solution.ts'
import { translationsShown } from '@quizwright/domain/translations/shown-translations.ts'
import { correctedContent } from '../corrections/guided-content.ts'
import { markByKey } from '../corrections/mark-by-key.ts'

/**
 * Returns what an answered question reveals: the options that are currently correct and the author's explanation, or
 * the model answer of a descriptive question.
 */
export const describeSolution = (
  content: QuestionContent,
  answer: Answer,
  correction: CorrectionKey | undefined,
): Solution => {
  const corrected = inVariant(correctedContent(content, correction), answer.variant)
  const mark = markByKey(content, answer, 1, correction, {})
  const solution: Solution = {
    is_correct: mark.isCorrect,
    ...creditOf(mark, 1),
    correct: correctOptions(corrected),
    ...keyOf(corrected, answer, mark.isCorrect),
    text: corrected.solution || withoutLabel(corrected.ai_solution ?? ''),
    equation: corrected.solution_equation,
    image_url: corrected.solution_image_url,
    ...(corrected.solution_image_description !== undefined && {
      image_description: corrected.solution_image_description,
    }),
  }
  return { ...solution, ...translationsShown(corrected, solution, { isWhole: false }) }
}

/** Returns the solution of an answer that is marked. Its marks may be a person's instead of those of the key. */
export const solutionOfMarked = (
  content: QuestionContent,
  answer: Answer & {
    isCorrect: boolean
    obtainedMarks: number
    totalMarks: number
    instructorMarks: number | null
    tried: Tried | null
  },
  correction: CorrectionKey | undefined,
): Solution => {
  const { credit: _ofKey, ...solution } = describeSolution(content, answer, correction)
  const isLate = solution.is_correct && !answer.isCorrect && answer.tried && answer.instructorMarks === null
  return {
    ...solution,
    is_correct: answer.isCorrect,
    ...(isLate && { tries: triesOf(answer.tried, answer) }),
    ...((content.options.length > 0 || content.interaction) && creditOf(answer, answer.totalMarks)),
  }
}
