import { formatNumber, formatPercent, roundTo } from '@quizwright/domain/rules/format-number.ts'
import { roundBesideVerdict } from '@quizwright/domain/rules/grade.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'

type AnswerCounts = Pick<
  ListedResult,
  'time_spent' | 'correct_count' | 'incorrect_count' | 'skipped_count' | 'question_count'
>

/**
 * The average time per question in an attempt, in seconds. While answers wait for marks, the services only
 * know the number of questions, not how many are correct.
 */
export const secondsPerQuestion = ({
  time_spent,
  correct_count,
  incorrect_count,
  skipped_count,
  question_count = correct_count + incorrect_count + skipped_count,
}: AnswerCounts): number => time_spent / Math.max(1, question_count)

type Scored = Pick<ListedResult, 'correct_percentage' | 'quiz'>

/** The percentage of a result with as many digits as the verdict and the grade beside it need. */
export const scoreBesideVerdict = ({ correct_percentage: percentage, quiz }: Scored): number =>
  roundBesideVerdict(percentage, 2, quiz.passing_percentage)

export const formatScore = (result: Scored): string => formatPercent(scoreBesideVerdict(result), { most: 8 })

/** Rounds to two decimals and omits trailing zeros. */
export const formatTwoDecimals = (value: number): string => formatNumber(roundTo(value, 2))
