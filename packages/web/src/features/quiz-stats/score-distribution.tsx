import {
  formatNumber,
  formatPercent as formatExact,
  formatPercentRange,
} from '@quizwright/domain/rules/format-number.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import type { StatData } from '@quizwright/contracts/schemas/stats.ts'
import { formatPercent } from '../../statistics/format-figures.ts'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'

const height = 280

/** Says of attempts that lack a mark why no figure counts them; otherwise the page would contradict its counts. */
const waitingInWords = ({ totalAttempts, waitingAttempts = 0 }: StatData): string => {
  if (waitingAttempts === 0) return ''
  const isOne = waitingAttempts === 1
  const attempts = countOf(waitingAttempts, totalAttempts === 0 ? 'attempt' : 'more attempt')
  return `${attempts} ${isOne ? 'waits' : 'wait'} for marks and ${isOne ? 'does' : 'do'} not count yet.`
}

/** Describes the chart in a sentence or two. */
const inWords = (data: StatData, passMark: number): string => {
  const { totalAttempts, passedAttempts = 0, averageScorePercentage, students } = data
  const attempts = countOf(totalAttempts, 'attempt')
  const by = students === undefined ? '' : ` by ${countOf(students, 'student')}`
  return (
    `${attempts}${by}, ${formatPercent(averageScorePercentage)} on average. ` +
    `${formatNumber(passedAttempts)} reached the pass mark of ${formatExact(passMark)}. ${waitingInWords(data)}`
  ).trimEnd()
}

type ScoreDistributionProps = { statData: StatData; quiz: Quiz; isOfSession: boolean }

/** The number of attempts for each range of scores, with the pass mark. */
export const ScoreDistribution = ({ statData, quiz, isOfSession }: ScoreDistributionProps) => {
  const scores = statData.totalAttempts === 0 ? [] : (statData.scores ?? [])
  const passMark = quiz.passing_percentage
  const note = inWords(statData, passMark)
  const nameOf = ({ from, to }: { from: number; to: number }) => formatPercentRange([from, to])
  return (
    <ChartFrame
      title="How did they do?"
      note={scores.length > 0 ? note : undefined}
      height={height}
      empty={
        waitingInWords(statData) ||
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
        mark={{ at: passMark / 100, label: `Pass mark ${formatExact(passMark)}` }}
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
