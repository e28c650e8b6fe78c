import { countOf } from '@quizwright/contracts/rules/plural.ts'
/** Formats a figure with at most one decimal. */
export const formatFigure = (value: number): string => String(Math.round(value * 10) / 10)

export const formatPercentage = (percentage: number): string => `${formatFigure(percentage)} %`

export const formatMarks = (obtained: number, total: number): string =>
  `${obtained} of ${countOf(total, 'mark')}`
