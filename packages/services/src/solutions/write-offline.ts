import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { offlineLabel } from '../prompts/offline-label.ts'
import { optionText, textWithEquation } from '../prompts/text-with-equation.ts'
import type { SolutionWriter } from './solution-writer.ts'

/** The correct options or, for a question without any, the author's own solution. */
const knownSolution = (question: QuestionContent): string | undefined => {
  const correct = question.options.filter((option) => option.is_correct).map(optionText)
  const allHaveText = correct.length > 0 && correct.every((text) => text !== '')
  if (!allHaveText) return textWithEquation(question.solution, question.solution_equation) || undefined
  if (correct.length === 1) return `the correct answer is: ${correct[0]}`
  return `the correct answers are: ${correct.join('; ')}`
}

/** Writes solutions without a model, from what the author has entered. */
export const offlineWriter: SolutionWriter = {
  concurrency: 50,
  skipReason:
    'without an AI model, only a question with a marked answer or its author’s own solution gets one',
  write: async (question) => {
    const solution = knownSolution(question)
    if (solution === undefined) return { outcome: 'skipped' }
    return { outcome: 'written', text: `${offlineLabel}${solution}` }
  },
}
