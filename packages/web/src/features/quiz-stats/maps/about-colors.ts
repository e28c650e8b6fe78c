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
    return say('No city is coloured because the uncertainty of the averages isn’t known.')
  const values = { average: formatPercent(averageOfAll), interval: say(intervalName) }
  return classes.length === 0
    ? say('No city is clearly above or below the average of all attempts ({average}).', {
        average: values.average,
      })
    : say(
        'Coloured cities are above or below the average of all attempts ({average}): their {interval} ' +
          'excludes it. Chance alone colours about one city in twenty. Darker means a higher average.',
        values,
      )
}
