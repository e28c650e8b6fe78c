import type { cityStats, coordinate } from '@quizwright/contracts/schemas/stats.ts'
import type * as z from 'zod/mini'

/**
 * A place on the map. `share` is its percentage of the attempts; attempts and average are known where its
 * city is.
 */
export type Place = {
  at: readonly [latitude: number, longitude: number]
  share: number
  city: string | undefined
  attempts: number | undefined
  average: number | undefined
}

/** Brings coordinates and the figures of their cities together. */
export const placesOf = (
  cities: readonly z.infer<typeof cityStats>[],
  coordinates: readonly z.infer<typeof coordinate>[],
): Place[] =>
  coordinates.map(({ id, count, city }) => {
    const figures = city === undefined ? undefined : cities.find((one) => one.city === city)
    return { at: id, share: count, city, attempts: figures?.totalAttemps, average: figures?.percentageAvg }
  })
