import type { ListedResult } from '@quizwright/contracts/schemas/result.ts'

type Counted = Pick<ListedResult, 'time_spent' | 'correct_count' | 'incorrect_count' | 'skipped_count'>

/** How long an attempt took for a question on average, in seconds. */
export const secondsPerQuestion = ({
  time_spent,
  correct_count,
  incorrect_count,
  skipped_count,
}: Counted): number => time_spent / Math.max(1, correct_count + incorrect_count + skipped_count)

/** A figure with at most two digits behind the point, and none that say nothing. */
export const inHundredths = (value: number): string => String(Math.round(value * 100) / 100)
