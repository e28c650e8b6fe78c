import { roundBesideVerdict } from '@quizwright/domain/rules/grade.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
/** Formats a figure with at most one decimal. */
export const formatFigure = (value: number): string => String(Math.round(value * 10) / 10)

export const formatPercentage = (percentage: number): string => `${formatFigure(percentage)} %`

/** Formats the percentage of a result, which stands beside its verdict and grade. */
export const formatScore = (result: { correct_percentage: number; passing_percentage: number }): string =>
  `${roundBesideVerdict(result.correct_percentage, 1, result.passing_percentage)} %`

export const formatMarks = (obtained: number, total: number): string =>
  `${obtained} of ${countOf(total, 'mark')}`
