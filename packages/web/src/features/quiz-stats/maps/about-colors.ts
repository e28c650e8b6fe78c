import { say } from '@quizwright/domain/language/say.ts'
import { intervalName } from '@quizwright/domain/rules/figure-names.ts'
import type { CityStats } from '@quizwright/contracts/schemas/stats.ts'
import { formatPercent } from '../../../statistics/format-figures.ts'
import type { CityColors } from './city-colors.ts'

/** Says what the colours of the cities mean, or why there are none. */
export const aboutColors = (
  cities: readonly CityStats[],
  { classes }: CityColors,
  averageOfAll: number | null | undefined,
): string => {
  if (cities.every(({ interval }) => interval === undefined))
    return say('No city is coloured, because how sure the averages are is not known here.')
  const values = { average: formatPercent(averageOfAll), interval: say(intervalName) }
  return classes.length === 0
    ? say(
        'No city is coloured, because each may be like the average of all attempts, {average}: no ' +
          '{interval} excludes it.',
        values,
      )
    : say(
        'A city is coloured where its {interval} excludes the average of all attempts, {average}; by ' +
          'chance, so is about one city in twenty that does not differ. The stronger the colour, the ' +
          'higher the average.',
        values,
      )
}
