import type { StatData } from '@quizwright/contracts/schemas/stats.ts'
import { StackingTable } from '../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../ui/table/table.tsx'
import { Nothing, Panel } from './panel.tsx'
import { PercentBar } from '../../ui/charts/percent-bar.tsx'

/** The share of the marks for each tag, the weakest first, because it needs the teacher's attention most. */
export const TagPerformance = ({ tags }: { tags: StatData['tagPerformance'] }) => (
  <Panel
    title="Tag performance"
    note="Marks reached in the questions of each tag over all attempts, the weakest first."
  >
    {tags === undefined || tags.length === 0 ? (
      <Nothing>No tagged question was answered yet.</Nothing>
    ) : (
      <TableScroll narrow label="Tags, weakest first">
        <StackingTable>
          <thead>
            <tr>
              <th scope="col">Tag</th>
              <th scope="col" data-numeric>
                Answers
              </th>
              <th scope="col" data-numeric>
                Marks reached
              </th>
            </tr>
          </thead>
          <tbody>
            {[...tags]
              .sort((a, b) => a.score_percentage - b.score_percentage)
              .map(({ name, answers, score_percentage }) => (
                <tr key={name}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  <td data-numeric data-label="Answers">
                    {answers.toLocaleString()}
                  </td>
                  <td data-numeric data-label="Marks reached">
                    <PercentBar percent={score_percentage} />
                  </td>
                </tr>
              ))}
          </tbody>
        </StackingTable>
      </TableScroll>
    )}
  </Panel>
)
