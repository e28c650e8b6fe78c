import { formatPercent } from '../../statistics/format-figures.ts'
import { StackingTable } from '../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../ui/table/table.tsx'
import { Loaded, Nothing, Panel } from './panel.tsx'
import { PercentBar } from '../../ui/charts/percent-bar.tsx'
import { useTopicStrengths } from './use-quiz-stats.ts'

/** The class's share of the marks for each topic in a session, the highest first. */
export const TopicStrengths = ({ sessionId }: { sessionId: string }) => (
  <Panel
    title="Class topic strengths"
    note="Marks reached in this session, beside the average of all sessions."
  >
    <Loaded found={useTopicStrengths(sessionId)} what="The topic strengths" height={240}>
      {(topics) =>
        topics.length === 0 ? (
          <Nothing>No topic was answered in this session yet.</Nothing>
        ) : (
          <TableScroll narrow label="Topics, strongest first">
            <StackingTable>
              <thead>
                <tr>
                  <th scope="col">Topic</th>
                  <th scope="col" data-numeric>
                    Average
                  </th>
                  <th scope="col" data-numeric>
                    Score
                  </th>
                </tr>
              </thead>
              <tbody>
                {[...topics]
                  .sort((a, b) => b.score_percentage - a.score_percentage)
                  .map(({ name, score_percentage, average }) => (
                    <tr key={name}>
                      <th scope="row">
                        <bdi>{name}</bdi>
                      </th>
                      <td data-numeric data-label="Average">
                        {formatPercent(average)}
                      </td>
                      <td data-numeric data-label="Score">
                        <PercentBar percent={score_percentage} />
                      </td>
                    </tr>
                  ))}
              </tbody>
            </StackingTable>
          </TableScroll>
        )
      }
    </Loaded>
  </Panel>
)
