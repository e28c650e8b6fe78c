import { say } from '@quizwright/domain/language/say.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { minimumStudents, otherPlaces } from '@quizwright/domain/places/other-places.ts'
import { intervalName } from '@quizwright/domain/rules/figure-names.ts'
import { lazy, useState } from 'react'
import { formatInterval, formatPercent, noFigure } from '../../../statistics/format-figures.ts'
import type { StatisticsAddress } from '../../../statistics/statistics-address.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx'
import { importWhenOnline } from '../../../ui/loading/import-when-online.ts'
import { Select } from '../../../ui/form/select.tsx'
import { Loaded } from '../panel.tsx'
import { useCities } from '../use-quiz-stats.ts'
import { CityList } from './city-list.tsx'
import { MapLegend, Swatch } from './map-legend.tsx'
import { cityColors, openColor, type CityColors } from './city-colors.ts'
import { joinPlaces } from './join-places.ts'
import { firstRegion, regions } from './regions.ts'
import { tooFewStudents } from './too-few-students.ts'
import type { CityStats } from '@quizwright/contracts/schemas/stats.ts'

/** Says what the colours of the cities mean, or why there are none. */
const aboutColors = (
  cities: readonly CityStats[],
  { classes }: CityColors,
  averageOfAll: number | null | undefined,
): string => {
  if (cities.every(({ interval }) => interval === undefined))
    return say('No city is coloured because the uncertainty of the averages isn’t known.')
  const values = { average: formatPercent(averageOfAll), interval: say(intervalName) }
  return classes.length === 0
    ? say('No city’s average clearly differs from the overall average ({average}).', {
        average: values.average,
      })
    : say(
        'Coloured cities are above or below the average of all attempts ({average}): their {interval} ' +
          'excludes it. Chance alone colours about one city in twenty. Darker means a higher average.',
        values,
      )
}

const CityMapDrawing = lazy(() => importWhenOnline(() => import('./city-map-drawing.tsx')))
const height = 340
const Regions = chakra('div', { base: { width: '9rem' } })

type CityMapProps = {
  address: StatisticsAddress
  /** The average score of all attempts in percent, once it is known. */
  averageOfAll: number | null | undefined
}

/**
 * Shows the cities of Pakistan with their number of attempts and average score. If every city has too few
 * students, the map shows none.
 */
export const CityMap = ({ address, averageOfAll }: CityMapProps) => {
  const found = useCities(address)
  const [region, setRegion] = useState<string>(firstRegion.name)
  return (
    <Loaded found={found} what={say('The cities')} height={height} shape="map">
      {({ cityWiseStats, cordinatesList }) => {
        const named = cityWiseStats.filter(({ city }) => city !== otherPlaces)
        const others = cityWiseStats.filter(({ city }) => city === otherPlaces)
        const hasCities = named.length > 0
        const colors = cityColors(named, averageOfAll)
        return (
          <ChartFrame
            title={say('Cities of Pakistan')}
            height={height}
            empty={tooFewStudents('city', undefined)}
            note={
              hasCities
                ? [
                    say('Larger circles mean more attempts.'),
                    aboutColors(named, colors, averageOfAll),
                    say('Cities with fewer than {count} students are counted under Other.', {
                      count: minimumStudents,
                    }),
                  ].join(' ')
                : others.length > 0 && tooFewStudents('city', others[0]?.totalAttemps)
            }
            table={{
              columns: [say('City'), say('Attempts'), say('Average'), say(intervalName)],
              rows: [...named, ...others].map(({ city, totalAttemps, percentageAvg, interval }) => [
                city,
                formatNumber(totalAttemps),
                // With so few students, the average would reveal their results.
                hasCities ? formatPercent(percentageAvg) : noFigure,
                hasCities && interval ? formatInterval(interval) : noFigure,
              ]),
            }}
            legend={
              hasCities && (
                <>
                  {colors.classes.length > 0 && (
                    <MapLegend title={say('Average')} classes={colors.classes} format={formatPercent}>
                      <li>
                        <Swatch style={{ background: openColor }} />
                        {say('no clear difference from all attempts ({average})', {
                          average: formatPercent(averageOfAll),
                        })}
                      </li>
                    </MapLegend>
                  )}
                  <CityList cities={cityWiseStats} {...colors} />
                </>
              )
            }
            tools={
              <Regions>
                <Select
                  label={say('Region')}
                  hideLabel
                  size="sm"
                  value={region}
                  options={regions.map(({ name }) => ({ value: name, label: say(name) }))}
                  onChange={setRegion}
                />
              </Regions>
            }
          >
            <CityMapDrawing
              places={joinPlaces(cityWiseStats, cordinatesList, colors)}
              region={regions.find(({ name }) => name === region) ?? firstRegion}
              height={height}
            />
          </ChartFrame>
        )
      }}
    </Loaded>
  )
}
