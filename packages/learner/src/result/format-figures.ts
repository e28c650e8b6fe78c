import { sayCount } from '@quizwright/domain/language/say.ts'
import { formatNumber, formatPercent, roundTo } from '@quizwright/domain/rules/format-number.ts'
import { roundBesideVerdict } from '@quizwright/domain/rules/grade.ts'
/** Formats a figure with at most one decimal. */
export const formatFigure = (value: number): string => formatNumber(roundTo(value, 1))

export const formatPercentage = (percentage: number): string => formatPercent(percentage, { most: 1 })

/** Formats the percentage of a result, which stands beside its verdict and grade. */
export const formatScore = (result: { correct_percentage: number; passing_percentage: number }): string =>
  formatPercent(roundBesideVerdict(result.correct_percentage, 1, result.passing_percentage), { most: 8 })

export const formatMarks = (obtained: number, total: number): string =>
  sayCount(total, '{obtained} of {count} mark', '{obtained} of {count} marks', { obtained })
