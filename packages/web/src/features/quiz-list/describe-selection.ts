import { formatNumber } from '@quizwright/domain/rules/format-number.ts'

/**
 * Says how many are selected: "50 of 1,234 selected, all that are loaded so far" differs from all quizzes.
 */
export const describeSelection = (selected: number, listed: number, total: number): string => {
  const counts = `${formatNumber(selected)} of ${formatNumber(total)} selected`
  if (selected < total && selected === listed) return `${counts}, all that are loaded so far`
  return counts
}
