import { passes } from '@quizwright/contracts/rules/grade.ts'
import type { attempts, attemptAnswers, quizzes } from '../database/tables.ts'

type Answer = Pick<
  typeof attemptAnswers.$inferSelect,
  'isCorrect' | 'isSkipped' | 'obtainedMarks' | 'totalMarks'
> &
  Partial<Pick<typeof attemptAnswers.$inferSelect, 'aiResult' | 'instructorMarks'>>
type Quiz = Pick<typeof quizzes.$inferSelect, 'quizType' | 'passingPercentage'>
type Figure =
  | 'obtainedMarks'
  | 'totalMarks'
  | 'correctPercentage'
  | 'correctCount'
  | 'incorrectCount'
  | 'skippedCount'
  | 'isPassed'

/** What an attempt came to. While answers in words wait for their marks, what depends on marks is null. */
export type Figures = Pick<typeof attempts.$inferSelect, Figure>

/** Sums of marks like 0.1 and 0.2 are kept to what a mark may have: two digits behind the point. */
const cents = (marks: number): number => Math.round(marks * 100) / 100

/** Whether an answer in words has no marks yet, of a model or of a person. */
export const awaitsMarks = (
  { isSkipped, aiResult = null, instructorMarks = null }: Answer,
  { quizType }: Pick<Quiz, 'quizType'>,
): boolean => quizType === 'daq' && !isSkipped && aiResult === null && instructorMarks === null

/**
 * What an attempt came to, from its answers. `correctPercentage` is of the marks; a quiz without marks has 0.
 */
export const figuresOf = (answers: readonly Answer[], quiz: Quiz): Figures => {
  const sum = (value: (answer: Answer) => number) =>
    answers.reduce((total, answer) => total + value(answer), 0)
  const totalMarks = sum((answer) => answer.totalMarks)
  const skippedCount = sum((answer) => Number(answer.isSkipped))
  if (answers.some((answer) => awaitsMarks(answer, quiz)))
    return {
      totalMarks,
      skippedCount,
      obtainedMarks: null,
      correctPercentage: null,
      correctCount: null,
      incorrectCount: null,
      isPassed: null,
    }
  const obtainedMarks = cents(sum((answer) => answer.obtainedMarks))
  const correctPercentage = totalMarks > 0 ? Math.min(100, (100 * obtainedMarks) / totalMarks) : 0
  const correctCount = sum((answer) => Number(answer.isCorrect))
  return {
    totalMarks,
    skippedCount,
    obtainedMarks,
    correctPercentage,
    correctCount,
    incorrectCount: answers.length - skippedCount - correctCount,
    isPassed: passes(correctPercentage, quiz.passingPercentage),
  }
}
