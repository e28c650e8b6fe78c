import * as z from 'zod/mini'

/** The share of the marks that an answer earns, in percent. A third is 33.33333, as other tools write it. */
export const markShare = z.number().check(z.minimum(1), z.maximum(100))

/** What a tick earns or costs, in percent of the marks. */
export const markWeight = z.number().check(z.minimum(-100), z.maximum(100))

/** Percentages of these parts have more decimals than files mostly write. */
const parts = [3, 6, 7, 9, 11, 12]
const rounding = 0.005

/** Returns a percentage as it was meant: 33.33 is a third. It gets the five decimals of other tools. */
export const meantPercent = (percent: number): number => {
  const meant = parts
    .map((of) => (Math.round((percent * of) / 100) * 100) / of)
    .find((one) => Math.abs(one - percent) < rounding)
  return Number((meant ?? percent).toFixed(5))
}

/** Returns the share of the marks that a percentage is, from 1 to 100. */
export const shareOfPercent = (percent: number): number => Math.min(100, Math.max(1, meantPercent(percent)))

/** The share behind an answer in a cell: " @50%", " @33.33333%". */
export const shareBehind = /\s*@\s*(\d{1,3}(?:\.\d{1,5})?)\s*%$/
