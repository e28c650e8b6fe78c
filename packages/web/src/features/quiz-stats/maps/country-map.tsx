import { say } from '@quizwright/domain/language/say.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { minimumStudents, otherPlaces } from '@quizwright/domain/places/other-places.ts'
import type { StatData } from '@quizwright/contracts/schemas/stats.ts'
import { lazy } from 'react'
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx'
import { importWhenOnline } from '../../../ui/loading/import-when-online.ts'
import { MapLegend } from './map-legend.tsx'
import { quantileClasses } from './quantile-classes.ts'
import { tooFewStudents } from './too-few-students.ts'

const CountryMapDrawing = lazy(() => importWhenOnline(() => import('./country-map-drawing.tsx')))
/** The aspect ratio of the inhabited world in this projection. */
const ratio = 2.25

/**
 * Shows the number of attempts for each country. The drawing library and the outlines are loaded when the map
 * is shown.
 */
export const CountryMap = ({ countries }: { countries: StatData['countryStats'] }) => {
  const named = countries.filter(({ id }) => id !== otherPlaces).toSorted((a, b) => b.count - a.count)
  const others = countries.filter(({ id }) => id === otherPlaces)
  const classes = quantileClasses(named.map(({ count }) => count))
  return (
    <ChartFrame
      title={say('Countries')}
      ratio={ratio}
      note={
        named.length > 0 &&
        say(
          'Darker means more attempts. Countries with fewer than {count} students are counted under Other.',
          { count: minimumStudents },
        )
      }
      empty={tooFewStudents('country', others[0]?.count)}
      table={{
        columns: [say('Country'), say('Attempts')],
        rows:
          named.length === 0 ? [] : [...named, ...others].map(({ id, count }) => [id, formatNumber(count)]),
      }}
      legend={
        <MapLegend title={say('Attempts per country')} classes={classes} format={formatNumber}>
          {others.map(({ id, count }) => (
            <li key={id}>{say('Attempts in other countries: {count}', { count })}</li>
          ))}
        </MapLegend>
      }
    >
      <CountryMapDrawing countries={named} classes={classes} ratio={ratio} />
    </ChartFrame>
  )
}
