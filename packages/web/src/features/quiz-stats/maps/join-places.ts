import type { CityStats, coordinate } from '@quizwright/contracts/schemas/stats.ts'
import type * as z from 'zod/mini'
import { type CityColors, openColor } from './city-colors.ts'

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
  /** The 95 % confidence interval of the average. */
  interval: readonly [number, number] | null | undefined
  color: string
}

/** Joins coordinates with the figures of their cities, sorted by the number of attempts. */
export const joinPlaces = (
  cities: readonly CityStats[],
  coordinates: readonly z.infer<typeof coordinate>[],
  { colorOf }: CityColors,
): Place[] =>
  coordinates
    .toSorted((a, b) => b.count - a.count)
    .map(({ id, count, city }) => {
      const figures = city === undefined ? undefined : cities.find((one) => one.city === city)
      return {
        at: id,
        share: count,
        city,
        attempts: figures?.totalAttemps,
        average: figures?.percentageAvg,
        interval: figures?.interval,
        color: figures ? colorOf(figures) : openColor,
      }
    })
