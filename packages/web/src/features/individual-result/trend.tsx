import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import type { Trend as TrendPoint } from '@quizwright/contracts/schemas/result.ts'
import { QueryError } from '../../api/query-error.tsx'
import { formatTwoDecimals } from '../../results/figures.ts'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { ChartLegend } from '../../ui/charts/chart-legend.tsx'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { formatDateTime } from '../../ui/format/date-time.ts'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { useTrend } from './use-result.ts'

const height = 248

/** The quiz of each number on the axis. */
const Names = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    columnGap: '4',
    listStyle: 'none',
    textStyle: 'xs',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
})

const nameOf = ({ quiz_name, created_at }: TrendPoint, index: number): string =>
  `${index + 1}. ${commaList([quiz_name ?? say('Quiz'), created_at && formatDateTime(created_at)])}`

/** The student's score in each attempt, with the average of the class. */
export const PerformanceTrend = ({ studentId, resultId }: { studentId: string; resultId: string }) => {
  const found = useTrend(studentId, resultId)
  if (found.isPending)
    return <Skeleton height={`${height + 128}px`} role="status" aria-label={say('Loading the trend')} />
  if (found.isError) return <QueryError query={found} title={say('The trend couldn’t be loaded')} />
  const line = (read: (point: TrendPoint) => number) =>
    found.data.map((point, index) => ({ x: index + 1, y: read(point), name: nameOf(point, index) }))
  const yours = ({ yourAveragePercentage = 0 }: TrendPoint) => yourAveragePercentage
  const lines = [
    { name: say('Student'), tone: 'accent', points: line(yours) },
    {
      name: say('Class average'),
      tone: 'quiet',
      points: line(({ classAveragePercentage }) => classAveragePercentage),
    },
  ] as const
  return (
    <ChartFrame
      title={say('Performance trend')}
      note={say(
        'This student’s latest attempt at each of your quizzes, compared with everyone else in that session.',
      )}
      height={height}
      legend={
        <>
          <ChartLegend series={lines} />
          <Names aria-label={say('Attempts in this chart')}>
            {found.data.map((point, index) => (
              <li key={point.result_id ?? index}>{nameOf(point, index)}</li>
            ))}
          </Names>
        </>
      }
      empty={say('No earlier attempt to compare with.')}
      table={{
        columns: [say('Attempt'), say('Student'), say('Class average'), say('Marks'), say('Class average')],
        rows: found.data.map((point, index) => [
          nameOf(point, index),
          formatPercent(yours(point)),
          formatPercent(point.classAveragePercentage),
          formatTwoDecimals(point.yourAverageScore),
          formatTwoDecimals(point.classAverageScore),
        ]),
      }}
    >
      <LineChart
        height={height}
        label={say('Student’s score and class average, by attempt')}
        nameAxis={say('Attempt')}
        valueAxis={say('Score (%)')}
        format={(value) => formatPercent(value)}
        most={100}
        lines={lines}
      />
    </ChartFrame>
  )
}
