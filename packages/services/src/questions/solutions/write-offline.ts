import { isDescriptive } from '@quizwright/domain/kinds/kind-of.ts'
import { offlineLabel } from '@quizwright/domain/language/say-solution.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { textWithEquation } from '../prompts/text-with-equation.ts'
import type { SolutionWriter } from './solution-writer.ts'

/**
 * Returns the author's own solution of a descriptive question, with which its answers are compared. A choice
 * question gets none, because repeating the correct option would explain nothing.
 */
const knownSolution = (question: QuestionContent, quizType: QuizType): string | undefined =>
  isDescriptive(question, quizType)
    ? textWithEquation(question.solution, question.solution_equation) || undefined
    : undefined

/** Writes solutions without a model, from what the author has entered. */
export const offlineWriter: SolutionWriter = {
  concurrency: 50,
  skipReason:
    'without an AI model, only a descriptive question with its author’s own solution gets one, ' +
    'since the correct option alone explains nothing',
  canWrite: (question, quizType) => knownSolution(question, quizType) !== undefined,
  write: async (question, quizType) => {
    const solution = knownSolution(question, quizType)
    if (solution === undefined) return { outcome: 'skipped' }
    return { outcome: 'written', text: `${offlineLabel}${solution}` }
  },
}
