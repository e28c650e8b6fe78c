import type { DaqQuestion, GradingAgreement } from '@quizwright/contracts/schemas/descriptive-result.ts'
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
    '& > h2': { fontSize: 'md', fontWeight: 'semibold' },
    '& > p': { textStyle: 'sm', color: 'fg.muted', mt: '-2' },
  },
})

const columns = ['Answers Updated', 'Same Mark', 'Mean Difference', 'Correlation'] as const

const signed = (value: number): string => `${value > 0 ? '+' : ''}${formatTwoDecimals(value)}`

const Figure = ({ value, why }: { value: string | undefined; why: string }) =>
  value === undefined ? (
    <span title={why}>
      – <small>({why})</small>
    </span>
  ) : (
    value
  )

const AgreementRow = ({ agreement, no }: { agreement: GradingAgreement; no: number }) => (
  <tr>
    <th scope="row">Question {no}</th>
    <td data-numeric data-label={columns[0]}>
      {agreement.count.toLocaleString()}
    </td>
    <td data-numeric data-label={columns[1]}>
      {agreement.exact === null ? '–' : `${formatTwoDecimals(agreement.exact)} %`}
    </td>
    <td data-numeric data-label={columns[2]}>
      {agreement.mean_difference === null ? '–' : signed(agreement.mean_difference)}
    </td>
    <td data-numeric data-label={columns[3]}>
      <Figure
        value={agreement.correlation === null ? undefined : agreement.correlation.toFixed(2)}
        why={agreement.count < 2 ? 'one answer only' : 'the marks do not vary'}
      />
    </td>
  </tr>
)

/**
 * How far the marks of AI and instructor agree, once the instructor gave any; of the questions of this
 * result.
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
    const at = questions.findIndex(({ _id }) => _id === agreement.question_id)
    return at < 0 ? [] : [{ agreement, no: at + 1 }]
  })
  if (judged.length === 0) return null
  return (
    <Part aria-labelledby="agreement">
      <h2 id="agreement">How far AI and instructor agree</h2>
      <p>
        Over all students’ answers whose marks an instructor updated. The mean difference is the instructor’s
        mark less the AI’s.
      </p>
      <TableScroll narrow label="Agreement, question by question">
        <StackingTable aria-labelledby="agreement">
          <thead>
            <tr>
              <th scope="col">Question</th>
              {columns.map((name) => (
                <th key={name} scope="col" data-numeric>
                  {name}
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
