import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import type { StatData } from '@quizwright/contracts/schemas/stats.ts'
import { PercentBar } from '../../ui/charts/percent-bar.tsx'
import { FiguresTable } from '../../ui/table/figures-table.tsx'
import { Nothing, Panel } from './panel.tsx'

/**
 * The percentage of the marks for each tag, the weakest first, because it needs the instructor's attention
 * most.
 */
export const TagPerformance = ({ tags = [] }: { tags: StatData['tagPerformance'] }) => (
  <Panel
    title="Tag performance"
    note="Marks reached in the questions of each tag over all attempts, the weakest first."
  >
    {tags.length === 0 ? (
      <Nothing>No tagged question was answered yet.</Nothing>
    ) : (
      <FiguresTable
        label="Tags, weakest first"
        rows={tags.toSorted((a, b) => a.score_percentage - b.score_percentage)}
        keyOf={({ name }) => name}
        heading={{ name: 'Tag', cell: ({ name }) => <bdi>{name}</bdi> }}
        figures={[
          { name: 'Answers', cell: ({ answers }) => formatNumber(answers) },
          {
            name: 'Marks reached',
            cell: ({ score_percentage }) => <PercentBar percent={score_percentage} />,
          },
        ]}
      />
    )}
  </Panel>
)
