import { say } from '@quizwright/domain/language/say.ts'
import { formatDecimals, formatNumber, formatPercent } from '@quizwright/domain/rules/format-number.ts'
import { leastAgreementStudents } from '@quizwright/domain/limits.ts'
import type { DaqQuestion } from '@quizwright/contracts/schemas/descriptive-answer.ts'
import type { GradingAgreement } from '@quizwright/contracts/schemas/descriptive-result.ts'
import { formatTwoDecimals } from '../../results/figures.ts'
import { StackingTable } from '../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../ui/table/table.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { useAgreement } from './use-daq-result.ts'

const Part = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& > h2': { textStyle: 'title.md' },
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
type Column = { name: Name; label: string; meaning: string; write: (value: number) => string }

const signed = (value: number): string => `${value > 0 ? '+' : ''}${formatTwoDecimals(value)}`

const columns = (): readonly Column[] => [
  {
    name: 'exact',
    label: say('Same Mark'),
    meaning: say('Answers both gave the same mark'),
    write: (value) => formatPercent(value),
  },
  {
    name: 'mean_difference',
    label: say('Mean Difference'),
    meaning: say('The instructor’s mark minus the AI’s, on average. Above 0, the AI is too strict'),
    write: signed,
  },
  {
    name: 'correlation',
    label: say('Correlation'),
    meaning: say('Pearson’s r: 1 if better answers always get more marks from both'),
    write: (value) => formatDecimals(value, 2),
  },
  {
    name: 'weighted_kappa',
    label: say('Agreement beyond chance (weighted kappa)'),
    meaning: say('Cohen’s kappa with quadratic weights: 1 is full agreement, 0 is chance'),
    write: (value) => formatDecimals(value, 2),
  },
  {
    name: 'rmse',
    label: say('Typical difference (RMSE)'),
    meaning: say('Root mean squared difference, in marks: how far apart they typically are'),
    write: formatTwoDecimals,
  },
]

/** Why a figure or its interval is missing. */
const reasonFor = ({ students }: GradingAgreement, hasValue: boolean): string =>
  students !== undefined && students < leastAgreementStudents
    ? say('too few students ({count} of {least})', {
        count: students,
        least: leastAgreementStudents,
      })
    : hasValue
      ? say('no interval: it doesn’t vary')
      : say('the marks don’t vary')

const AgreementFigure = ({ agreement, column }: { agreement: GradingAgreement; column: Column }) => {
  const value = agreement[column.name] ?? null
  const interval = agreement.intervals?.[column.name]
  return (
    <Figure>
      {value === null ? '–' : column.write(value)}
      <small data-interval={interval ? true : undefined}>
        {interval
          ? say('{low} to {high}', {
              low: column.write(interval[0]),
              high: column.write(interval[1]),
            })
          : reasonFor(agreement, value !== null)}
      </small>
    </Figure>
  )
}

const AgreementRow = ({ agreement, no }: { agreement: GradingAgreement; no: number }) => (
  <tr>
    <th scope="row">{say('Question {number}', { number: no })}</th>
    <td data-numeric data-label={say('Answers Judged')}>
      {formatNumber(agreement.count)}
    </td>
    {columns().map((column) => (
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
  const judged = data.flatMap((agreement) => {
    const index = questions.findIndex(({ _id }) => _id === agreement.question_id)
    return index < 0 ? [] : [{ agreement, no: index + 1 }]
  })
  if (judged.length === 0) return null
  return (
    <Part aria-labelledby="agreement">
      <h2 id="agreement">{say('Agreement between AI and instructor')}</h2>
      <p>
        {say(
          'Based on all answers that you marked or whose suggestion you confirmed one by one. Each figure ' +
            'has its 95% confidence interval below. You saw the suggestions before you confirmed them, so ' +
            'the true agreement may be lower.',
        )}
      </p>
      <TableScroll narrow label={say('Agreement, question by question')}>
        <StackingTable aria-labelledby="agreement">
          <thead>
            <tr>
              <th scope="col">{say('Question')}</th>
              <th scope="col" data-numeric>
                {say('Answers Judged')}
              </th>
              {columns().map(({ name, label, meaning }) => (
                <th key={name} scope="col" data-numeric title={meaning}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {judged.map(({ agreement, no }) => (
              <AgreementRow key={agreement.question_id} agreement={agreement} no={no} />
            ))}
          </tbody>
        </StackingTable>
      </TableScroll>
    </Part>
  )
}
