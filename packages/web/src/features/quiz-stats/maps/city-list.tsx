import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import type { CityStats } from '@quizwright/contracts/schemas/stats.ts'
import { otherPlaces } from '@quizwright/domain/places/other-places.ts'
import { formatInterval, formatPercent } from '../../../statistics/format-figures.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { asPage, clipped } from '../../../ui/styled/clipped.ts'
import { Swatch } from './map-legend.tsx'
import type { CityColors } from './city-colors.ts'

const shownAtMost = 10
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: '6',
    rowGap: '1',
    listStyle: 'none',
    textStyle: 'sm',
    // With large letters, the figures go below the name.
    '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', minWidth: '0' },
    '& bdi': { flex: '1 1 5rem', ...clipped, ...asPage },
    '& span': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
})

/** Says what the figures of each city are. */
const Head = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '2',
    mb: '1',
    textStyle: 'xs',
    color: 'fg.muted',
  },
})

type CityListProps = { cities: readonly CityStats[] } & CityColors

const CityRow = ({ city: one, color }: { city: CityStats; color: string | undefined }) => (
  <li>
    {color !== undefined && <Swatch style={{ background: color }} />}
    <bdi title={one.city}>{one.city === otherPlaces ? say('Other places') : one.city}</bdi>
    <span>
      {formatNumber(one.totalAttemps)} · {formatPercent(one.percentageAvg)}
      {one.interval && ` (${formatInterval(one.interval)})`}
    </span>
  </li>
)

/**
 * The legend of the city map: each city with its colour, its attempts, and its average with the interval. It has the
 * cities with the most attempts, counts the others that have a name, and ends with "Other".
 */
export const CityList = ({ cities, classes, colorOf }: CityListProps) => {
  // Empty patches of cities that are not coloured would look like boxes to tick.
  const areColoured = classes.length > 0
  const named = cities.filter(({ city }) => city !== otherPlaces)
  const more = named.slice(shownAtMost)
  return (
    <div>
      <Head>
        <span>{say('City')}</span>
        <span>{say('Attempts · average score (95% confidence interval)')}</span>
      </Head>
      <List aria-label={say('Cities with most attempts')}>
        {named.slice(0, shownAtMost).map((city) => (
          <CityRow key={city.city} city={city} color={areColoured ? colorOf(city) : undefined} />
        ))}
        {more.length > 0 && (
          <li>
            {areColoured && <Swatch style={{ background: 'transparent' }} />}
            <bdi>{sayCount(more.length, '{count} more city', '{count} more cities')}</bdi>
            <span>
              {say('{reduce} · in the table', {
                reduce: more.reduce((sum, { totalAttemps }) => sum + totalAttemps, 0),
              })}
            </span>
          </li>
        )}
        {cities
          .filter(({ city }) => city === otherPlaces)
          .map((city) => (
            <CityRow key={city.city} city={city} color={areColoured ? 'transparent' : undefined} />
          ))}
      </List>
    </div>
  )
}
