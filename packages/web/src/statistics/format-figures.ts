import { formatNumber } from '@quizwright/domain/rules/format-number.ts'

/** Shown instead of a missing figure. */
export const noFigure = '—'

type OptionalNumber = number | null | undefined
const isFigure = (value: OptionalNumber): value is number =>
  value !== null && value !== undefined && Number.isFinite(value)

/** Formats a percentage, 0 to 100, with one decimal. */
export const formatPercent = (value: OptionalNumber): string =>
  isFigure(value) ? `${value.toFixed(1)}\u00a0%` : noFigure

/** Formats an interval in percent, each limit with one decimal. */
export const formatInterval = ([low, high]: readonly [number, number]): string =>
  `${low.toFixed(1)} to ${formatPercent(high)}`

/** Formats marks with at most two decimals. */
export const formatMarks = (value: OptionalNumber): string =>
  isFigure(value) ? value.toLocaleString(undefined, { maximumFractionDigits: 2 }) : noFigure

export const formatCount = (value: OptionalNumber): string =>
  isFigure(value) ? formatNumber(value) : noFigure
