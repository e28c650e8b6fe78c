import { ScoreBar } from '@quizwright/ui/result/score-bar.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { StackingTable } from '../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../ui/table/table.tsx'
import { type Compared, comparedFigures } from './compared.ts'

const Bars = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none', textStyle: 'sm' },
})

/** One bar each for the student, the class average and the best performer, with its figure. */
export const ComparisonBars = ({ compared }: { compared: Compared }) => (
  <Bars aria-label="Scores compared">
    {compared.map(({ name, tone, performance: { percentage }, score }) => (
      <li key={name}>
        <ScoreBar label={name} percentage={percentage} figure={score} tone={tone} layout="stacked" />
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
        {comparedFigures.map(({ name, format }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {compared.map((column) => (
              <td key={column.name} data-numeric data-label={column.name}>
                {format(column.performance)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </StackingTable>
  </TableScroll>
)
