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

/** Returns the grade for a percentage, or NA without a percentage. */
export const gradeOf = (percentage: number | null | undefined): Grade => {
  if (percentage === null || percentage === undefined || Number.isNaN(percentage)) return 'NA'
  return leastOf.find(([least]) => percentage >= least)?.[1] ?? 'F'
}

/** Whether an attempt passes. Both arguments are percentages. */
export const passes = (correctPercentage: number, passingPercentage: number): boolean =>
  correctPercentage >= passingPercentage
