import { formatNumber } from '@quizwright/contracts/rules/format-number.ts'
import { countOf } from '@quizwright/contracts/rules/plural.ts'
import type { Quiz } from '@quizwright/contracts/schemas/quiz.ts'
import type { StatData } from '@quizwright/contracts/schemas/stats.ts'
import { formatPercent } from '../../statistics/format-figures.ts'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'

const height = 280

/** Describes the chart in one sentence. */
const inWords = (
  { totalAttempts, passedAttempts = 0, averageScorePercentage, students }: StatData,
  passMark: number,
): string => {
  const attempts = countOf(totalAttempts, 'attempt')
  const by = students === undefined ? '' : ` by ${countOf(students, 'student')}`
  return (
    `${attempts}${by}, ${formatPercent(averageScorePercentage)} on average. ` +
    `${formatNumber(passedAttempts)} reached the pass mark of ${passMark} %.`
  )
}

type ScoreDistributionProps = { statData: StatData; quiz: Quiz; isOfSession: boolean }

/** The number of attempts for each range of scores, with the pass mark. */
export const ScoreDistribution = ({ statData, quiz, isOfSession }: ScoreDistributionProps) => {
  const scores = statData.totalAttempts === 0 ? [] : (statData.scores ?? [])
  const passMark = quiz.passing_percentage
  const note = inWords(statData, passMark)
  const nameOf = ({ from, to }: { from: number; to: number }) => `${from}–${to} %`
  return (
    <ChartFrame
      title="How did they do?"
      note={scores.length > 0 ? note : undefined}
      height={height}
      empty={
        `Nobody has taken this quiz ${isOfSession ? 'in this session ' : ''}yet. ` +
        'Share its link, and scores, students and questions gather here.'
      }
      table={{
        columns: ['Score', 'Attempts'],
        rows: scores.map((part) => [nameOf(part), formatNumber(part.n)]),
      }}
    >
      <BarChart
        height={height}
        label={`Distribution of scores. ${note}`}
        nameAxis="Score in percent"
        valueAxis="Attempts"
        mark={{ at: passMark / 100, label: `Pass mark ${passMark} %` }}
        bars={scores.map((part) => ({
          name: nameOf(part),
          value: part.n,
          tone: part.to <= passMark ? 'quiet' : 'accent',
        }))}
        edges={[...scores.map(({ from }) => String(from)), '100']}
      />
    </ChartFrame>
  )
}
