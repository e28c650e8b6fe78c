import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import type { OtherAnswers } from '@quizwright/domain/schemas/item-statistics.ts'
import { PercentBar } from '../../ui/charts/percent-bar.tsx'
import { StackingTable } from '../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../ui/table/table.tsx'
import { CountedBy } from './counted-by.tsx'

type VariantTableProps = Pick<OtherAnswers, 'variants' | 'variants_drawn'> & { of: string }

/** The figures of those who got the same numbers; nothing where all students get the same. */
export const VariantTable = ({ variants, variants_drawn: drawn = 0, of }: VariantTableProps) => {
  if (!variants || variants.length === 0) return null
  return (
    <>
      <CountedBy>
        {commaList([
          sayCount(
            drawn,
            '{count} combination of numbers was drawn',
            '{count} combinations of numbers were drawn',
          ),
          drawn > variants.length && say('the {shown} most frequent are listed', { shown: variants.length }),
        ])}
      </CountedBy>
      <TableScroll narrow label={say('Numbers of {of}', { of })}>
        <StackingTable css={{ '& thead th:first-of-type': { width: '35%' } }}>
          <thead>
            <tr>
              <th scope="col">{say('Numbers')}</th>
              <th scope="col">{say('Correct answer')}</th>
              <th scope="col" data-numeric>
                {say('Students')}
              </th>
              <th scope="col" data-numeric>
                {say('Marks earned')}
              </th>
            </tr>
          </thead>
          <tbody>
            {variants.map(({ values, right, counted, facility }) => (
              <tr key={values}>
                <th scope="row" dir="ltr">
                  {values}
                </th>
                <td data-label={say('Correct answer')}>{commaList(right)}</td>
                <td data-numeric data-label={say('Students')}>
                  {formatNumber(counted)}
                </td>
                <td data-numeric data-label={say('Marks earned')}>
                  <PercentBar percent={facility} />
                </td>
              </tr>
            ))}
          </tbody>
        </StackingTable>
      </TableScroll>
    </>
  )
}
