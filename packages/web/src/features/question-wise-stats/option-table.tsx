import { misleadingOption } from '@quizwright/contracts/rules/item-readings.ts'
import type { OptionFigures } from '@quizwright/contracts/schemas/item-statistics.ts'
import { Check } from 'lucide-react'
import { showPercent } from '../../app/statistics/format-figures.ts'
import { Badge } from '../../ui/badge.tsx'
import { chakra } from '../../ui/chakra.tsx'
import { ShareBar } from '../../ui/charts/share-bar.tsx'
import { Table, TableScroll } from '../../ui/table.tsx'

const Name = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2', '& > span': { maxHeight: '2lh', overflow: 'hidden', overflowWrap: 'anywhere' } } })

/** How many chose each option, and how well those did in the whole quiz: so a wrong answer that misleads shows. */
export const OptionTable = ({ options }: { options: readonly OptionFigures[] }) => {
  const misleading = misleadingOption(options)
  return (
    <TableScroll label="Options">
      <Table>
        <thead><tr><th scope="col">Option</th><th scope="col" data-numeric>Chosen by</th><th scope="col" data-numeric>Share</th><th scope="col" data-numeric>Their average in the quiz</th></tr></thead>
        <tbody>
          {options.map((option) => (
            <tr key={option.option_no}>
              <th scope="row">
                <Name>
                  <span dir="auto">{option.option_no === 0 ? 'Not answered' : `${option.option_no}. ${option.text}`}</span>
                  {option.is_correct && <Badge tone="good"><Check size={12} aria-hidden />Correct</Badge>}
                  {option === misleading && <Badge tone="bad">Misleads</Badge>}
                </Name>
              </th>
              <td data-numeric>{option.chosen.toLocaleString()}</td>
              <td data-numeric><ShareBar percent={option.share.value ?? 0} tone={option.is_correct ? 'good' : option === misleading ? 'bad' : 'quiet'} /></td>
              <td data-numeric>{showPercent(option.mean_total.value)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  )
}
