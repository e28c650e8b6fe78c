import { chakra } from '../styled/chakra.tsx'
import { chartColors, type ChartTone } from './chart-theme.ts'

const Legend = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '5',
    rowGap: '1',
    listStyle: 'none',
    textStyle: 'xs',
    color: 'fg.muted',
    '& li': { display: 'flex', alignItems: 'center', gap: '2' },
    '& i': { flex: 'none', width: '2.5', height: '2.5', borderRadius: 'full' },
  },
})

/** Names the series of a chart below it. In HTML, because names are of any length and wrap in a narrow window. */
export const ChartLegend = ({ series }: { series: readonly { name: string; tone: ChartTone }[] }) => (
  <Legend aria-hidden>
    {series.map(({ name, tone }) => (
      <li key={name}>
        <i style={{ background: chartColors[tone] }} />
        {name}
      </li>
    ))}
  </Legend>
)
