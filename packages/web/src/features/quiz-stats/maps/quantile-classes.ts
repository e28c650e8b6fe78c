import { chartColors } from '../../../ui/charts/chart-theme.ts'
import { elementAt, lastOf } from '@quizwright/domain/defined.ts'

/** The values of one colour, with their minimum and maximum. */
export type ValueClass = { least: number; most: number; color: string }

const classesAtMost = 5

/** The colour of a class. Higher values are darker on a light page. */
const colorAt = (index: number, count: number): string => {
  const share = count === 1 ? 70 : 25 + (75 * index) / (count - 1)
  return `color-mix(in oklab, ${chartColors.accent} ${Math.round(share)}%, ${chartColors.panel})`
}

/**
 * Quantile classes: each colour has about as many places as any other. With equal steps, one large place
 * would leave a single colour for all others. Equal values are in one class; a few different values get one
 * class each.
 */
export const quantileClasses = (values: readonly number[]): ValueClass[] => {
  const sorted = values.toSorted((a, b) => a - b)
  const different = [...new Set(sorted)]
  const count = Math.min(classesAtMost, different.length)
  // Equal values share the mean of their ranks, which determines their class.
  const middle = (value: number): number => (sorted.indexOf(value) + sorted.lastIndexOf(value) + 1) / 2
  const classOf = (value: number): number =>
    different.length === count
      ? different.indexOf(value)
      : Math.min(count - 1, Math.floor((count * middle(value)) / sorted.length))
  const groups = [...Map.groupBy(different, classOf).values()]
  return groups.map((group, index) => ({
    least: elementAt(group, 0),
    most: lastOf(group),
    color: colorAt(index, groups.length),
  }))
}

/** The index of the class that contains one of the original values. */
export const classIndex = (classes: readonly ValueClass[], value: number): number =>
  classes.findIndex(({ most }) => value <= most)
