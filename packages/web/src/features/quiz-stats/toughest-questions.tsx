import { Link } from 'wouter'
import { href } from '../../routes/routes.ts'
import { formatPercent } from '../../statistics/format-figures.ts'
import type { StatisticsAddress } from '../../statistics/statistics-address.ts'
import { StackingTable } from '../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../ui/table/table.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Loaded, Nothing, Panel } from './panel.tsx'
import { PercentBar } from '../../ui/charts/percent-bar.tsx'
import { useToughest } from './use-quiz-stats.ts'

const QuestionLink = chakra(Link, {
  base: {
    lineClamp: '3',
    py: '0.5',
    color: 'fg',
    _hover: { color: 'accent.fg', textDecoration: 'underline' },
  },
})

/** The questions with the most wrong answers, each linked to its figures. */
export const ToughestQuestions = ({ address }: { address: StatisticsAddress }) => {
  const found = useToughest(address)
  const hrefOf = (no: number) =>
    href.questionStats(address.quizId, {
      ...(address.sessionId && { sessionId: address.sessionId }),
      question_no: String(no),
    })
  return (
    <Panel title="Toughest questions" note="What most attempts got wrong, over all attempts.">
      <Loaded found={found} what="The toughest questions" height={240}>
        {(questions) =>
          questions.length === 0 ? (
            <Nothing>No question was answered yet.</Nothing>
          ) : (
            <TableScroll narrow label="Questions, toughest first">
              <StackingTable>
                <thead>
                  <tr>
                    <th scope="col">Question</th>
                    <th scope="col" data-numeric>
                      Incorrect
                    </th>
                    <th scope="col" data-numeric>
                      Skipped
                    </th>
                    <th scope="col" data-numeric>
                      Correct
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {questions.map(
                    ({
                      question_id,
                      question_no,
                      question,
                      incorect_percetntage,
                      skipped_count,
                      correct_percentage,
                    }) => (
                      <tr key={question_id}>
                        <th scope="row">
                          <QuestionLink href={hrefOf(question_no)} dir="auto">
                            {question_no}. {question.slice(0, 200) || 'Question without words'}
                          </QuestionLink>
                        </th>
                        <td data-numeric data-label="Incorrect">
                          <PercentBar percent={incorect_percetntage} tone="bad" />
                        </td>
                        <td data-numeric data-label="Skipped">
                          {skipped_count.toLocaleString()}
                        </td>
                        <td data-numeric data-label="Correct">
                          {formatPercent(correct_percentage)}
                        </td>
                      </tr>
                    ),
                  )}
                </tbody>
              </StackingTable>
            </TableScroll>
          )
        }
      </Loaded>
    </Panel>
  )
}
