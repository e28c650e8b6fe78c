export const grades = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'NA'] as const
export type Grade = (typeof grades)[number]

const leastOf: readonly (readonly [least: number, grade: Grade])[] = [
  [90, 'A+'],
  [80, 'A'],
  [70, 'B'],
  [60, 'C'],
  [50, 'D'],
  [40, 'E'],
]

/**
 * How far a computed percentage may be below the true one: 100 * 20.4 / 34 gives 59.99999999999999. Two attempts with
 * different marks differ by more, because marks are rounded to two decimals.
 */
const roundingError = 1e-9

const reaches = (percentage: number, least: number): boolean => percentage >= least - roundingError

/** Returns the grade for a percentage, or NA without a percentage. */
export const gradeOf = (percentage: number | null | undefined): Grade => {
  if (percentage === null || percentage === undefined || Number.isNaN(percentage)) return 'NA'
  return leastOf.find(([least]) => reaches(percentage, least))?.[1] ?? 'F'
}

const mostDecimals = 8

/**
 * Rounds a percentage for the reader, to more decimals where fewer would contradict the verdict or the grade beside it:
 * 79.996 of 80 to pass is not 80.
 */
export const roundBesideVerdict = (
  percentage: number,
  decimals: number,
  passingPercentage: number | undefined,
): number => {
  const limits = [...leastOf.map(([least]) => least), passingPercentage ?? 0]
  for (let digits = decimals; digits <= mostDecimals; digits += 1) {
    const rounded = Math.round(percentage * 10 ** digits) / 10 ** digits
    if (limits.every((least) => reaches(rounded, least) === reaches(percentage, least))) return rounded
  }
  return percentage
}

/** Whether an attempt passes. Both arguments are percentages. */
export const passes = (correctPercentage: number, passingPercentage: number): boolean =>
  reaches(correctPercentage, passingPercentage)
