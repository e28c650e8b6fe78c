import type { Finding } from '@quizwright/domain/rules/finding.ts'
import { createRepeatFinder } from '@quizwright/domain/rules/repeats.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { createGroupedNumbers } from './grouped-numbers.ts'

/** Finds what only several questions of a file show: those that repeat, and numbers that may be grouped. */
export const createAcrossQuestions = () => {
  const repeats = createRepeatFinder()
  const grouped = createGroupedNumbers()
  return {
    add: (question: QuestionContent, questionNo: number): Finding[] => [
      ...repeats.add(question, questionNo),
      ...grouped.add(question, questionNo),
    ],
    end: grouped.end,
  }
}
