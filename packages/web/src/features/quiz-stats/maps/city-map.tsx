import { minimumStudents, otherPlaces } from '@quizwright/contracts/places/other-places.ts'
import { lazy, useState } from 'react'
import { formatPercent, noFigure } from '../../../statistics/format-figures.ts'
import type { StatisticsAddress } from '../../../statistics/statistics-address.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx'
import { importWhenOnline } from '../../../ui/loading/import-when-online.ts'
import { Select } from '../../../ui/form/select.tsx'
import { Loaded } from '../panel.tsx'
import { useCities } from '../use-quiz-stats.ts'
import { CityList } from './city-list.tsx'
import { MapLegend } from './map-legend.tsx'
import { placesOf } from './places-of.ts'
import { quantileClasses } from './quantile-classes.ts'
import { firstRegion, regions } from './regions.ts'
import { tooFewStudents } from './too-few-students.ts'

const CityMapDrawing = lazy(() => importWhenOnline(() => import('./city-map-drawing.tsx')))
const height = 340
const Regions = chakra('div', { base: { width: '9rem' } })

/**
 * Shows the cities of Pakistan with their number of attempts and average score. If every city has too few
 * students, the map shows none.
 */
export const CityMap = ({ address }: { address: StatisticsAddress }) => {
  const found = useCities(address)
  const [region, setRegion] = useState<string>(firstRegion.name)
  return (
    <Loaded found={found} what="The cities" height={height} shape="map">
      {({ cityWiseStats, cordinatesList }) => {
        const named = cityWiseStats.filter(({ city }) => city !== otherPlaces)
        const others = cityWiseStats.filter(({ city }) => city === otherPlaces)
        const hasCities = named.length > 0
        const classes = quantileClasses(named.map(({ percentageAvg }) => percentageAvg))
        return (
          <ChartFrame
            title="Cities of Pakistan"
            height={height}
            empty={tooFewStudents('city', undefined)}
            note={
              hasCities
                ? 'The larger the circle, the more attempts. Each colour stands for about as many cities ' +
                  `(quantiles). A city with fewer than ${minimumStudents} students is counted under Other.`
                : others.length > 0 && tooFewStudents('city', others[0]?.totalAttemps)
            }
            table={{
              columns: ['City', 'Attempts', 'Average'],
              rows: [...named, ...others].map(({ city, totalAttemps, percentageAvg }) => [
                city,
                totalAttemps.toLocaleString(),
                // With so few students, the average would reveal their results.
                hasCities ? formatPercent(percentageAvg) : noFigure,
              ]),
            }}
            legend={
              hasCities && (
                <>
                  <MapLegend title="Average" classes={classes} format={formatPercent} />
                  <CityList cities={cityWiseStats} classes={classes} />
                </>
              )
            }
            tools={
              <Regions>
                <Select
                  label="Region"
                  hideLabel
                  size="sm"
                  value={region}
                  options={regions.map(({ name }) => ({ value: name, label: name }))}
                  onChange={setRegion}
                />
              </Regions>
            }
          >
            <CityMapDrawing
              places={placesOf(cityWiseStats, cordinatesList, classes)}
              region={regions.find(({ name }) => name === region) ?? firstRegion}
              height={height}
            />
          </ChartFrame>
        )
      }}
    </Loaded>
  )
}
