import type { cityStats, coordinate } from '@quizwright/contracts/schemas/stats.ts'
import type * as z from 'zod/mini'
import { chartColors } from '../../../ui/charts/chart-theme.ts'
import { classIndex, type ValueClass } from './quantile-classes.ts'

/**
 * A place on the map. `share` is its percentage of the attempts. The number of attempts and the average are
 * missing if the city is unknown.
 */
export type Place = {
  at: readonly [latitude: number, longitude: number]
  share: number
  city: string | undefined
  attempts: number | undefined
  average: number | undefined
  color: string
}

/** Joins coordinates with the figures of their cities, sorted by the number of attempts. */
export const placesOf = (
  cities: readonly z.infer<typeof cityStats>[],
  coordinates: readonly z.infer<typeof coordinate>[],
  classes: readonly ValueClass[],
): Place[] =>
  coordinates
    .toSorted((a, b) => b.count - a.count)
    .map(({ id, count, city }) => {
      const figures = city === undefined ? undefined : cities.find((one) => one.city === city)
      const average = figures?.percentageAvg
      const ofClass = average === undefined ? undefined : classes[classIndex(classes, average)]
      return {
        at: id,
        share: count,
        city,
        attempts: figures?.totalAttemps,
        average,
        color: ofClass?.color ?? chartColors.quiet,
      }
    })
