import { formatTwoDecimals } from '../../results/figures.ts'
import { StackingTable } from '../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../ui/table/table.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { type Compared, comparedFigures } from './compared.ts'

const Bars = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none', textStyle: 'sm' },
})
const Words = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    mb: '1',
    '& > strong': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
})
const Track = chakra('div', {
  base: { height: '3', borderRadius: 'full', bg: 'bg.emphasized', overflow: 'hidden' },
})
const Bar = chakra('div', {
  base: { height: 'full', borderRadius: 'full' },
  variants: {
    tone: { you: { bg: 'accent.solid' }, class: { bg: 'border.control' }, best: { bg: 'green.solid' } },
  },
})

/**
 * One bar each for the student, the class average and the best performer. Each says its figure in words too.
 */
export const ComparisonBars = ({ compared }: { compared: Compared }) => (
  <Bars aria-label="Scores compared">
    {compared.map(({ name, tone, performance: { percentage } }) => (
      <li key={name}>
        <Words>
          <span>{name}</span>
          <strong>{formatTwoDecimals(percentage)} %</strong>
        </Words>
        <Track aria-hidden>
          <Bar tone={tone} style={{ width: `${percentage}%` }} />
        </Track>
      </li>
    ))}
  </Bars>
)

export const ComparisonTable = ({ compared }: { compared: Compared }) => (
  <TableScroll narrow label="Figures compared">
    <StackingTable aria-label="Figures compared">
      <thead>
        <tr>
          <th scope="col">Figure</th>
          {compared.map(({ name }) => (
            <th key={name} scope="col" data-numeric>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparedFigures.map(({ name, read }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {compared.map((one) => (
              <td key={one.name} data-numeric data-label={one.name}>
                {read(one.performance)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </StackingTable>
  </TableScroll>
)
