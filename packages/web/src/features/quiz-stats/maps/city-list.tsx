import type { cityStats } from '@quizwright/contracts/schemas/stats.ts'
import { otherPlaces } from '@quizwright/contracts/places/other-places.ts'
import type * as z from 'zod/mini'
import { formatPercent } from '../../../statistics/format-figures.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { Swatch } from './map-legend.tsx'
import { classIndex, type ValueClass } from './quantile-classes.ts'

type City = z.infer<typeof cityStats>

const shownAtMost = 10
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
    columnGap: '6',
    rowGap: '1',
    listStyle: 'none',
    textStyle: 'sm',
    '& li': { display: 'flex', alignItems: 'center', gap: '2', minWidth: '0' },
    '& bdi': { flex: '1', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& span': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
})

/** The cities with the most attempts, and "Other" at the end. */
const shownCities = (cities: readonly City[]): City[] => {
  const named = cities.filter(({ city }) => city !== otherPlaces)
  return [...named.slice(0, shownAtMost), ...cities.filter(({ city }) => city === otherPlaces)]
}

/** The legend of the city map: each city with its colour, its attempts and its average. */
export const CityList = ({
  cities,
  classes,
}: {
  cities: readonly City[]
  classes: readonly ValueClass[]
}) => (
  <List aria-label="Cities with most attempts">
    {shownCities(cities).map(({ city, totalAttemps, percentageAvg }) => (
      <li key={city}>
        <Swatch
          style={{
            background:
              city === otherPlaces ? 'transparent' : classes[classIndex(classes, percentageAvg)]?.color,
          }}
        />
        <bdi title={city}>{city === otherPlaces ? 'Other places' : city}</bdi>
        <span>
          {totalAttemps.toLocaleString()} · {formatPercent(percentageAvg)}
        </span>
      </li>
    ))}
  </List>
)
