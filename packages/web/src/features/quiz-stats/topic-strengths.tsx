import { say } from '@quizwright/domain/language/say.ts'
import { formatPercent } from '../../statistics/format-figures.ts'
import { PercentBar } from '../../ui/charts/percent-bar.tsx'
import { FiguresTable } from '../../ui/table/figures-table.tsx'
import { Loaded, Nothing, Panel } from './panel.tsx'
import { useTopicStrengths } from './use-quiz-stats.ts'

/** The class's percentage of the marks for each topic in a session, the highest first. */
export const TopicStrengths = ({ sessionId }: { sessionId: string }) => (
  <Panel
    title={say('Class topic strengths')}
    note={say('Marks earned in this session, compared with the average of all sessions.')}
  >
    <Loaded found={useTopicStrengths(sessionId)} what={say('The topic strengths')} height={240}>
      {(topics) =>
        topics.length === 0 ? (
          <Nothing>{say('No topics answered in this session yet.')}</Nothing>
        ) : (
          <FiguresTable
            label={say('Topics, strongest first')}
            rows={topics.toSorted((a, b) => b.score_percentage - a.score_percentage)}
            keyOf={({ name }) => name}
            heading={{ name: say('Topic'), cell: ({ name }) => <bdi>{name}</bdi> }}
            figures={[
              { name: say('Average'), cell: ({ average }) => formatPercent(average) },
              {
                name: say('Score'),
                cell: ({ score_percentage }) => <PercentBar percent={score_percentage} />,
              },
            ]}
          />
        )
      }
    </Loaded>
  </Panel>
)
