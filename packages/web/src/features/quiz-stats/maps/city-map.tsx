import { lazy, useState } from 'react'
import { formatPercent } from '../../../statistics/format-figures.ts'
import type { StatisticsAddress } from '../../../statistics/statistics-address.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx'
import { importWhenOnline } from '../../../ui/loading/import-when-online.ts'
import { Select } from '../../../ui/form/select.tsx'
import { Loaded } from '../panel.tsx'
import { useCities } from '../use-quiz-stats.ts'
import { placesOf } from './places-of.ts'
import { firstRegion, regions } from './regions.ts'

const CityMapDrawing = lazy(() => importWhenOnline(() => import('./city-map-drawing.tsx')))
const height = 340
const Regions = chakra('div', { base: { width: '9rem' } })

/** The cities of Pakistan that attempts came from: how many, and how well they did. */
export const CityMap = ({ address }: { address: StatisticsAddress }) => {
  const found = useCities(address)
  const [region, setRegion] = useState<string>(firstRegion.name)
  return (
    <Loaded found={found} what="The cities" height={height}>
      {({ cityWiseStats, cordinatesList }) => (
        <ChartFrame
          title="Cities of Pakistan"
          height={height}
          empty="No city has 5 students yet."
          note="The larger the circle, the more attempts; the darker, the better the average."
          table={{
            columns: ['City', 'Attempts', 'Average'],
            rows: cityWiseStats.map(({ city, totalAttemps, percentageAvg }) => [
              city,
              totalAttemps.toLocaleString(),
              formatPercent(percentageAvg),
            ]),
          }}
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
            places={placesOf(cityWiseStats, cordinatesList)}
            region={regions.find(({ name }) => name === region) ?? firstRegion}
            height={height}
          />
        </ChartFrame>
      )}
    </Loaded>
  )
}
