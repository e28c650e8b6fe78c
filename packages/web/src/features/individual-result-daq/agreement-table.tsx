import { say } from '@quizwright/domain/language/say.ts'
import { formatDecimals, formatNumber, formatSigned } from '@quizwright/domain/rules/format-number.ts'
import type { DaqQuestion } from '@quizwright/contracts/schemas/descriptive-answer.ts'
import type { GradingAgreement } from '@quizwright/contracts/schemas/descriptive-result.ts'
import { formatTwoDecimals } from '../../results/figures.ts'
import { DetailedFiguresChip, useAreFiguresDetailed } from '../../statistics/detailed-figures.tsx'
import { formatInterval, formatPercent } from '../../statistics/format-figures.ts'
import { sayMissingAgreement } from '../../statistics/missing-agreement.ts'
import { StackingTable } from '../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../ui/table/table.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { useAgreement } from './use-daq-result.ts'

const Part = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& > div:first-of-type': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2' },
    '& h2': { textStyle: 'title.md' },
    '& > p': { textStyle: 'sm', color: 'fg.muted', mt: '-2' },
  },
})

const Figure = chakra('span', {
  base: {
    '& > small': { display: 'block', color: 'fg.muted', textStyle: 'xs', whiteSpace: 'normal' },
    // An interval stays on one line; a reason would make the table wider than paper.
    '& > small[data-interval]': { whiteSpace: 'nowrap' },
  },
})

type Name = 'exact' | 'mean_difference' | 'correlation' | 'weighted_kappa' | 'rmse'
type Column = {
  name: Name
  label: string
  meaning: string
  write: (value: number) => string
  writeInterval?: (interval: readonly [number, number]) => string
  /** Whether only readers with statistics know what it says. */
  isDetail?: boolean
}

const columns = (): readonly Column[] => [
  {
    name: 'exact',
    label: say('Same mark'),
    meaning: say('Answers both gave the same mark'),
    write: formatPercent,
    writeInterval: formatInterval,
  },
  {
    name: 'mean_difference',
    label: say('Average difference (marks)'),
    meaning: say('The instructor’s mark minus the AI’s, on average. Above 0, the AI is too strict'),
    write: formatSigned,
  },
  {
    name: 'correlation',
    label: say('Correlation'),
    meaning: say('Pearson’s r: 1 if better answers always get more marks from both'),
    write: (value) => formatDecimals(value, 2),
    isDetail: true,
  },
  {
    name: 'weighted_kappa',
    label: say('Agreement beyond chance (weighted kappa)'),
    meaning: say('Cohen’s kappa with quadratic weights: 1 is full agreement, 0 is chance'),
    write: (value) => formatDecimals(value, 2),
    isDetail: true,
  },
  {
    name: 'rmse',
    label: say('Typical difference (marks)'),
    meaning: say('How many marks apart they typically are (root mean squared error, RMSE)'),
    write: formatTwoDecimals,
  },
]

const writeInterval = (column: Column, [low, high]: readonly [number, number]): string =>
  column.writeInterval?.([low, high]) ??
  say('{low} to {high}', { low: column.write(low), high: column.write(high) })

const AgreementFigure = ({ agreement, column }: { agreement: GradingAgreement; column: Column }) => {
  const value = agreement[column.name] ?? null
  const interval = agreement.intervals?.[column.name]
  return (
    <Figure>
      {value === null ? '–' : column.write(value)}
      <small data-interval={interval ? true : undefined}>
        {interval ? writeInterval(column, interval) : sayMissingAgreement(agreement.students, value !== null)}
      </small>
    </Figure>
  )
}

type RowProps = { agreement: GradingAgreement; no: number; shown: readonly Column[] }

const AgreementRow = ({ agreement, no, shown }: RowProps) => (
  <tr>
    <th scope="row">{say('Question {number}', { number: no })}</th>
    <td data-numeric data-label={say('Answers compared')}>
      {formatNumber(agreement.count)}
    </td>
    {shown.map((column) => (
      <td key={column.name} data-numeric data-label={column.label}>
        <AgreementFigure agreement={agreement} column={column} />
      </td>
    ))}
  </tr>
)

/**
 * The agreement between the marks of model and instructor for the questions of this result, once the
 * instructor has given marks.
 */
export const AgreementTable = ({
  quizId,
  questions,
}: {
  quizId: string
  questions: readonly DaqQuestion[]
}) => {
  const { data = [] } = useAgreement(quizId)
  const areDetailed = useAreFiguresDetailed()
  const shown = columns().filter(({ isDetail }) => areDetailed || isDetail !== true)
  const judged = data.flatMap((agreement) => {
    const index = questions.findIndex(({ _id }) => _id === agreement.question_id)
    return index < 0 ? [] : [{ agreement, no: index + 1 }]
  })
  if (judged.length === 0) return null
  return (
    <Part aria-labelledby="agreement">
      <div>
        <h2 id="agreement">{say('Agreement between AI and instructor')}</h2>
        <DetailedFiguresChip />
      </div>
      <p>
        {say(
          'Based on all answers you marked yourself or confirmed one by one. Below each figure is its ' +
            '95% confidence interval. You saw the suggestions before you confirmed them, so the true ' +
            'agreement may be lower.',
        )}
      </p>
      <TableScroll narrow label={say('Agreement, question by question')}>
        <StackingTable aria-labelledby="agreement">
          <thead>
            <tr>
              <th scope="col">{say('Question')}</th>
              <th scope="col" data-numeric>
                {say('Answers compared')}
              </th>
              {shown.map(({ name, label, meaning }) => (
                <th key={name} scope="col" data-numeric title={meaning}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {judged.map(({ agreement, no }) => (
              <AgreementRow key={agreement.question_id} agreement={agreement} no={no} shown={shown} />
            ))}
          </tbody>
        </StackingTable>
      </TableScroll>
    </Part>
  )
}
