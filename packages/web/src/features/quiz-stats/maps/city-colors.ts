import { otherPlaces } from '@quizwright/domain/places/other-places.ts'
import type { CityStats } from '@quizwright/contracts/schemas/stats.ts'
import { chartColors } from '../../../ui/charts/chart-theme.ts'
import { classIndex, quantileClasses, type ValueClass } from './quantile-classes.ts'

/** The colour of a city whose average may equal that of all attempts. */
export const openColor = chartColors.panel

export type CityColors = {
  /** The quantile classes of the coloured cities. */
  classes: ValueClass[]
  colorOf: (city: CityStats) => string
}

/**
 * Colours only the cities whose 95 % confidence interval excludes the average of all attempts, because any other
 * difference may be chance. Without intervals, or without that average, no city has a colour.
 */
export const cityColors = (
  cities: readonly CityStats[],
  averageOfAll: number | null | undefined,
): CityColors => {
  const isDistinct = ({ city, interval }: CityStats): boolean => {
    if (city === otherPlaces || !interval || typeof averageOfAll !== 'number') return false
    return interval[1] < averageOfAll || averageOfAll < interval[0]
  }
  const classes = quantileClasses(cities.filter(isDistinct).map(({ percentageAvg }) => percentageAvg))
  return {
    classes,
    colorOf: (city) =>
      (isDistinct(city) && classes[classIndex(classes, city.percentageAvg)]?.color) || openColor,
  }
}
