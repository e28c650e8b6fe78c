import { say } from '@quizwright/domain/language/say.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import { QueryError } from '../../api/query-error.tsx'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { ChartLegend } from '../../ui/charts/chart-legend.tsx'
import { GroupedBarChart } from '../../ui/charts/grouped-bar-chart.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { useTopics } from './use-result.ts'

/** Heights in pixels: of the axes, and of a topic with its two bars. */
const [frameHeight, topicHeight] = [52, 44]
/** The most topics in the chart. The table has all of them. */
const drawn = 15

/** The student's percentage of the marks in each topic, beside that of the class. */
export const TopicStrengths = ({ sessionId, resultId }: { sessionId: string; resultId: string }) => {
  const found = useTopics(sessionId, resultId)
  if (found.isPending) return <Skeleton height="20rem" role="status" aria-label={say('Loading the topics')} />
  if (found.isError) return <QueryError query={found} title={say('The topics couldn’t be loaded')} />
  const ofClass = new Map(found.data.classAverageStats.map((topic) => [topic.name, topic.score_percentage]))
  const topics = found.data.resultStats.map(({ name, score_percentage }) => ({
    name,
    student: score_percentage,
    class: ofClass.get(name),
  }))
  const shown = topics.slice(0, drawn)
  const series = [
    { name: say('Student'), tone: 'accent' },
    { name: say('Class average'), tone: 'quiet' },
  ] as const
  const height = frameHeight + shown.length * topicHeight
  return (
    <ChartFrame
      title={say('Strengths by topic')}
      note={
        topics.length > drawn
          ? say(
              'Percent of marks earned. The chart shows the first {drawn} of {count} topics; the table has ' +
                'all of them.',
              { drawn, count: topics.length },
            )
          : say('Percentage of marks earned on the questions with each tag.')
      }
      height={height}
      legend={<ChartLegend series={series} />}
      empty={say('The questions in this quiz have no tags, so there are no topics to compare.')}
      table={{
        columns: [say('Topic'), say('Student'), say('Class average')],
        rows: topics.map((topic) => [
          topic.name,
          formatPercent(topic.student),
          topic.class === undefined ? '–' : formatPercent(topic.class),
        ]),
      }}
    >
      <GroupedBarChart
        height={height}
        label={say('Student’s marks and class average, by topic')}
        valueAxis={say('Marks earned (%)')}
        most={100}
        format={(value) => formatPercent(value)}
        series={series}
        groups={shown.map((topic) => ({ name: topic.name, values: [topic.student, topic.class ?? 0] }))}
      />
    </ChartFrame>
  )
}
