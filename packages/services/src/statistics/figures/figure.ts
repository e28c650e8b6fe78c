import type { Figure, MissingReason } from '@quizwright/contracts/schemas/item-statistics.ts'

export type Interval = [low: number, high: number]

/**
 * A figure that could be computed. Without an interval it is known, or `why` says what an interval would
 * need.
 */
export const known = (value: number, interval: Interval | null = null, why?: MissingReason): Figure => ({
  value,
  interval,
  ...(why && { why }),
})

/** A figure that can't be computed, and why. */
export const gap = (why: MissingReason): Figure => ({ value: null, interval: null, why })

/** The same figure in another unit, by a function that never falls. */
export const mapFigure = ({ value, interval, why }: Figure, rising: (value: number) => number): Figure =>
  value === null
    ? gap(why ?? 'no attempts')
    : known(rising(value), interval && [rising(interval[0]), rising(interval[1])], why)
