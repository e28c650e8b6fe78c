import type { StatData } from '@quizwright/contracts/schemas/stats.ts'
import { lazy } from 'react'
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx'
import { importWhenOnline } from '../../../ui/loading/import-when-online.ts'

const CountryMapDrawing = lazy(() => importWhenOnline(() => import('./country-map-drawing.tsx')))
/** Of the inhabited world in its projection, with room for the legend. */
const ratio = 2.05

/**
 * Where the attempts came from, country by country. Drawing library and outlines are fetched when it is
 * shown.
 */
export const CountryMap = ({ countries }: { countries: StatData['countryStats'] }) => {
  const most = [...countries].sort((a, b) => b.count - a.count)
  return (
    <ChartFrame
      title="Countries"
      ratio={ratio}
      note="Attempts by country. Where fewer than 5 students live is counted under Other."
      empty="No attempt has told its country yet."
      table={{
        columns: ['Country', 'Attempts'],
        rows: most.map(({ id, count }) => [id, count.toLocaleString()]),
      }}
    >
      <CountryMapDrawing countries={countries} ratio={ratio} />
    </ChartFrame>
  )
}
