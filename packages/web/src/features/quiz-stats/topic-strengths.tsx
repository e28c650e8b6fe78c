import { formatPercent } from '../../statistics/format-figures.ts'
import { PercentBar } from '../../ui/charts/percent-bar.tsx'
import { FiguresTable } from '../../ui/table/figures-table.tsx'
import { Loaded, Nothing, Panel } from './panel.tsx'
import { useTopicStrengths } from './use-quiz-stats.ts'

/** The class's percentage of the marks for each topic in a session, the highest first. */
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
          <FiguresTable
            label="Topics, strongest first"
            rows={topics.toSorted((a, b) => b.score_percentage - a.score_percentage)}
            keyOf={({ name }) => name}
            heading={{ name: 'Topic', cell: ({ name }) => <bdi>{name}</bdi> }}
            figures={[
              { name: 'Average', cell: ({ average }) => formatPercent(average) },
              { name: 'Score', cell: ({ score_percentage }) => <PercentBar percent={score_percentage} /> },
            ]}
          />
        )
      }
    </Loaded>
  </Panel>
)
