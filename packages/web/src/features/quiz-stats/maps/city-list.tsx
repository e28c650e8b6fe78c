import { formatNumber } from '@quizwright/contracts/rules/format-number.ts'
import type { CityStats } from '@quizwright/contracts/schemas/stats.ts'
import { otherPlaces } from '@quizwright/contracts/places/other-places.ts'
import { formatInterval, formatPercent } from '../../../statistics/format-figures.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { Swatch } from './map-legend.tsx'
import type { CityColors } from './city-colors.ts'

const shownAtMost = 10
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
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
const shownCities = (cities: readonly CityStats[]): CityStats[] => {
  const named = cities.filter(({ city }) => city !== otherPlaces)
  return [...named.slice(0, shownAtMost), ...cities.filter(({ city }) => city === otherPlaces)]
}

/** The legend of the city map: each city with its colour, its attempts, and its average with the interval. */
export const CityList = ({
  cities,
  colorOf,
}: { cities: readonly CityStats[] } & Pick<CityColors, 'colorOf'>) => (
  <List aria-label="Cities with most attempts">
    {shownCities(cities).map((one) => (
      <li key={one.city}>
        <Swatch style={{ background: one.city === otherPlaces ? 'transparent' : colorOf(one) }} />
        <bdi title={one.city}>{one.city === otherPlaces ? 'Other places' : one.city}</bdi>
        <span>
          {formatNumber(one.totalAttemps)} · {formatPercent(one.percentageAvg)}
          {one.interval && ` (${formatInterval(one.interval)})`}
        </span>
      </li>
    ))}
  </List>
)
