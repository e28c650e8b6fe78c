import {
  formatNumber,
  formatPercent as formatExact,
  formatPercentRange,
  roundTo,
} from '@quizwright/domain/rules/format-number.ts'

/** Shown instead of a missing figure. */
export const noFigure = '—'

type OptionalNumber = number | null | undefined
const isFigure = (value: OptionalNumber): value is number =>
  value !== null && value !== undefined && Number.isFinite(value)

const oneDecimal = { least: 1, most: 1 }

/** Formats a percentage, 0 to 100, with one decimal. */
export const formatPercent = (value: OptionalNumber): string =>
  isFigure(value) ? formatExact(value, oneDecimal) : noFigure

/** Formats an interval in percent, each limit with one decimal. */
export const formatInterval = (interval: readonly [number, number]): string =>
  formatPercentRange(interval, oneDecimal)

/** Formats marks with at most two decimals. */
export const formatMarks = (value: OptionalNumber): string =>
  isFigure(value) ? formatNumber(roundTo(value, 2)) : noFigure

export const formatCount = (value: OptionalNumber): string =>
  isFigure(value) ? formatNumber(value) : noFigure
