import { totalOfMarks } from '@quizwright/domain/arrangement/wrong-costs.ts'
import { passes } from '@quizwright/domain/rules/grade.ts'
import type { attempts, attemptAnswers } from '../../database/tables/learner.ts'
import type { quizzes } from '../../database/tables/quizzes.ts'

type AnswerRow = typeof attemptAnswers.$inferSelect
type MarkedAnswer = Pick<AnswerRow, 'isCorrect' | 'isSkipped' | 'obtainedMarks' | 'totalMarks'> &
  Partial<Pick<AnswerRow, 'isLeftOut'>>
/** An answer with what tells whether it has its marks. */
type HandedIn = MarkedAnswer &
  Pick<AnswerRow, 'confirmation' | 'instructorMarks'> & { isDescriptive: boolean }
type Quiz = Pick<typeof quizzes.$inferSelect, 'passingPercentage'>

/**
 * The result of an attempt. All fields that depend on marks are null while descriptive answers wait for their marks.
 */
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

/** Whether a descriptive answer has no marks yet: no person gave any, and no suggestion is confirmed. */
export const awaitsMarks = ({
  isDescriptive,
  isSkipped,
  confirmation,
  instructorMarks,
}: Pick<HandedIn, 'isDescriptive' | 'isSkipped' | 'confirmation' | 'instructorMarks'>): boolean =>
  isDescriptive && !isSkipped && confirmation === null && instructorMarks === null

/**
 * Computes the result of an attempt from its answers. `correctPercentage` is a percentage of the marks, and 0 in a
 * quiz without marks.
 */
export const computeResult = (answers: readonly HandedIn[], quiz: Quiz): AttemptResult => {
  const totalMarks = sum(answers, (answer) => answer.totalMarks)
  const tallies = answers.map(tallyOf)
  const countOf = (tally: Tally) => tallies.filter((one) => one === tally).length
  const skippedCount = countOf('skipped')
  if (answers.some(awaitsMarks)) return { totalMarks, skippedCount, ...withoutMarks }
  const obtainedMarks = totalOfMarks(roundToCents(sum(answers, (answer) => answer.obtainedMarks)))
  return {
    totalMarks,
    skippedCount,
    ...percentageOf(obtainedMarks, totalMarks, quiz.passingPercentage),
    correctCount: countOf('correct'),
    incorrectCount: countOf('incorrect'),
  }
}

/** What is not known of a result that waits for marks. */
const withoutMarks = {
  obtainedMarks: null,
  correctPercentage: null,
  correctCount: null,
  incorrectCount: null,
  isPassed: null,
}

/** How an answer is counted. A skipped answer that got marks anyway counts as correct. */
type Tally = 'correct' | 'incorrect' | 'skipped' | 'left out'

const tallyOf = ({ isCorrect, isSkipped, isLeftOut = false }: MarkedAnswer): Tally => {
  if (isLeftOut) return 'left out'
  if (isCorrect) return 'correct'
  return isSkipped ? 'skipped' : 'incorrect'
}

const percentageOf = (obtainedMarks: number, totalMarks: number, passingPercentage: number) => {
  const correctPercentage = totalMarks > 0 ? Math.min(100, (100 * obtainedMarks) / totalMarks) : 0
  return { obtainedMarks, correctPercentage, isPassed: passes(correctPercentage, passingPercentage) }
}

/** A result with the sum of the marks of its answers, which is below its marks if they cost more than they earn. */
export type SummedResult = AttemptResult & { markSum: number | null }

/**
 * Returns the result of an attempt after one of its answers was marked differently. It equals that of `resultOf`. One
 * that waits for marks still does.
 */
export const resultAfter = (
  result: SummedResult,
  before: MarkedAnswer,
  after: MarkedAnswer,
  passingPercentage: number,
): SummedResult => {
  const difference = (tally: Tally) => Number(tallyOf(after) === tally) - Number(tallyOf(before) === tally)
  const totalMarks = (result.totalMarks ?? 0) - before.totalMarks + after.totalMarks
  const skippedCount = (result.skippedCount ?? 0) + difference('skipped')
  if (result.obtainedMarks === null) return { totalMarks, skippedCount, ...withoutMarks, markSum: null }
  const markSum = roundToCents((result.markSum ?? 0) - before.obtainedMarks + after.obtainedMarks)
  return {
    totalMarks,
    markSum,
    ...percentageOf(totalOfMarks(markSum), totalMarks, passingPercentage),
    correctCount: (result.correctCount ?? 0) + difference('correct'),
    incorrectCount: (result.incorrectCount ?? 0) + difference('incorrect'),
    skippedCount,
  }
}

const sum = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((total, item) => total + value(item), 0)

/** Marks have at most two decimals. Rounding removes the errors of adding floating-point numbers. */
const roundToCents = (marks: number): number => Math.round(marks * 100) / 100
