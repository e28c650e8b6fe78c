import type { Figure, MissingReason } from '@quizwright/domain/schemas/item-statistics.ts'

export type Interval = [low: number, high: number]

/** Returns a computed figure. `reason` says why an estimate has no interval. */
export const estimate = (
  value: number,
  interval: Interval | null = null,
  reason?: MissingReason,
): Figure => ({
  value,
  interval,
  ...(reason && { why: reason }),
})

/** Cuts an interval to the values that are possible: a mean of marks is never below 0 or above 100 %. */
export const within = ([low, high]: Interval, [least, most]: Interval): Interval => [
  Math.max(least, low),
  Math.min(most, high),
]

/** Returns a figure that cannot be computed, with the reason. */
export const missing = (reason: MissingReason): Figure => ({ value: null, interval: null, why: reason })

/** Transforms a figure and its interval, for example into another unit. `transform` must not decrease. */
export const mapFigure = (
  { value, interval, why: reason }: Figure,
  transform: (value: number) => number,
): Figure => {
  if (value === null) return missing(reason ?? 'no attempts')
  return estimate(transform(value), interval && [transform(interval[0]), transform(interval[1])], reason)
}
