import { passes } from '@quizwright/contracts/rules/grade.ts'
import type { attempts, attemptAnswers, quizzes } from '../database/tables.ts'

type AnswerRow = typeof attemptAnswers.$inferSelect
type MarkedAnswer = Pick<AnswerRow, 'isCorrect' | 'isSkipped' | 'obtainedMarks' | 'totalMarks'> &
  Partial<Pick<AnswerRow, 'confirmation' | 'instructorMarks'>>
type Quiz = Pick<typeof quizzes.$inferSelect, 'quizType' | 'passingPercentage'>

/** The result of an attempt. While descriptive answers wait for their marks, what depends on marks is null. */
export type AttemptResult = Pick<
  typeof attempts.$inferSelect,
  | 'obtainedMarks'
  | 'totalMarks'
  | 'correctPercentage'
  | 'correctCount'
  | 'incorrectCount'
  | 'skippedCount'
  | 'isPassed'
>

/**
 * Whether a descriptive answer has no marks yet: no person gave any, and what a model suggests is not confirmed.
 */
export const awaitsMarks = (
  { isSkipped, confirmation = null, instructorMarks = null }: MarkedAnswer,
  { quizType }: Pick<Quiz, 'quizType'>,
): boolean => quizType === 'daq' && !isSkipped && confirmation === null && instructorMarks === null

/**
 * Computes the result of an attempt from its answers. `correctPercentage` is of the marks; in a quiz without
 * marks it is 0.
 */
export const resultOf = (answers: readonly MarkedAnswer[], quiz: Quiz): AttemptResult => {
  const totalMarks = sum(answers, (answer) => answer.totalMarks)
  const skippedCount = sum(answers, (answer) => Number(answer.isSkipped))
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
  const obtainedMarks = roundToCents(sum(answers, (answer) => answer.obtainedMarks))
  const correctPercentage = totalMarks > 0 ? Math.min(100, (100 * obtainedMarks) / totalMarks) : 0
  const correctCount = sum(answers, (answer) => Number(answer.isCorrect))
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

const sum = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((total, item) => total + value(item), 0)

/** Marks have at most two decimals; summing marks like 0.1 and 0.2 adds more. */
const roundToCents = (marks: number): number => Math.round(marks * 100) / 100
