import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { textWithEquation, optionText } from '../prompts/text-with-equation.ts'
import { offlineLabel } from '../prompts/offline-label.ts'
import type { SolutionWriter } from './solution-writer.ts'

/**
 * Without a model a solution is what the author has said already: the answer that is marked, or the author's
 * own words.
 */
const whatIsKnown = (question: QuestionContent): string | undefined => {
  const correct = question.options.filter((option) => option.is_correct).map(optionText)
  if (correct.length > 0 && correct.every(Boolean))
    return correct.length === 1
      ? `the correct answer is: ${correct[0]}`
      : `the correct answers are: ${correct.join('; ')}`
  return textWithEquation(question.solution, question.solution_equation) || undefined
}

export const offlineWriter: SolutionWriter = {
  atOnce: 50,
  whyNone: 'without an AI model, only a question with a marked answer or its author’s own solution gets one',
  write: async (question) => {
    const known = whatIsKnown(question)
    return known === undefined ? { outcome: 'none' } : { outcome: 'written', text: `${offlineLabel}${known}` }
  },
}
