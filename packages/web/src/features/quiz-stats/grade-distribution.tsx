import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { formatNumber, formatPercent } from '@quizwright/domain/rules/format-number.ts'
import { grades } from '@quizwright/domain/rules/grade.ts'
import type { StatData } from '@quizwright/contracts/schemas/stats.ts'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'

const height = 240

/** The number of attempts for each grade, the best grade first. */
export const GradeDistribution = ({
  gradeCounts,
  totalAttempts,
}: Pick<StatData, 'gradeCounts' | 'totalAttempts'>) => {
  const shown =
    totalAttempts === 0
      ? []
      : grades
          .filter((grade) => grade !== 'NA' || (gradeCounts[grade] ?? 0) > 0)
          .map((grade) => ({ name: grade, value: gradeCounts[grade] ?? 0 }))
  const rows = shown.map(({ name, value }) => [
    name,
    formatNumber(value),
    formatPercent((100 * value) / totalAttempts, { least: 1, most: 1 }),
  ])
  return (
    <ChartFrame
      title={say('Grades')}
      height={height}
      table={{ columns: [say('Grade'), say('Attempts'), say('Percent')], rows }}
    >
      <BarChart
        height={height}
        label={say('Grades: {counts}', {
          counts: commaList(shown.map(({ name, value }) => `${name} ${value}`)),
        })}
        bars={shown}
        nameAxis={say('Grade')}
        valueAxis={say('Attempts')}
      />
    </ChartFrame>
  )
}
