import type { Queryable } from '../../database/database.ts'
import { foldText } from '../../database/queries/fold-text.ts'
import { placeMeanFigure } from '../figures/place-mean.ts'
import { coordinatesOfCities } from './city-coordinates.ts'
import { readCities } from './read-places.ts'

/**
 * Reads the attempts by city with the interval of each average, and the cities with known coordinates, each with its
 * percentage of the attempts.
 */
export const readCityStatistics = async (db: Queryable, quizId: string, scope: string) => {
  const cities = await readCities(db, { quizId, scope })
  const attempts = cities.reduce((sum, { n }) => sum + n, 0)
  return {
    cityWiseStats: cities.map(({ name, ...sums }) => ({
      city: name,
      totalAttemps: sums.n,
      percentageAvg: sums.percentageSum / sums.n,
      interval: placeMeanFigure(sums).interval,
    })),
    cordinatesList: cities.flatMap(({ name, n }) => {
      const id = coordinatesOfCities.get(foldText(name))
      return id ? [{ id, count: (100 * n) / attempts, city: name }] : []
    }),
  }
}
