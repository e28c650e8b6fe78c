import { say, sayCount } from '@quizwright/domain/language/say.ts'
import {
  formatNumber,
  formatPercent as formatExact,
  formatPercentRange,
} from '@quizwright/domain/rules/format-number.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import type { StatData } from '@quizwright/contracts/schemas/stats.ts'
import { formatPercent } from '../../statistics/format-figures.ts'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'

const height = 280

/** Says of attempts that lack a mark why no figure counts them; otherwise the page would contradict its counts. */
const waitingInWords = ({ totalAttempts, waitingAttempts = 0 }: StatData): string => {
  if (waitingAttempts === 0) return ''
  return totalAttempts === 0
    ? sayCount(
        waitingAttempts,
        '{count} attempt hasn’t been marked and doesn’t count yet.',
        '{count} attempts haven’t been marked and don’t count yet.',
      )
    : sayCount(
        waitingAttempts,
        '{count} more attempt hasn’t been marked and doesn’t count yet.',
        '{count} more attempts haven’t been marked and don’t count yet.',
      )
}

/** Describes the chart in a sentence or two. */
const inWords = (data: StatData, passMark: number): string => {
  const { totalAttempts, passedAttempts = 0, averageScorePercentage, students } = data
  const average = formatPercent(averageScorePercentage)
  const attempts =
    students === undefined
      ? sayCount(
          totalAttempts,
          '{count} attempt, {average} on average.',
          '{count} attempts, {average} on average.',
          { average },
        )
      : sayCount(
          totalAttempts,
          '{count} attempt by {students}, {average} on average.',
          '{count} attempts by {students}, {average} on average.',
          { students: sayCount(students, '{count} student', '{count} students'), average },
        )
  const passed = sayCount(
    passedAttempts,
    '{count} attempt reached the pass mark of {mark}.',
    '{count} attempts reached the pass mark of {mark}.',
    { mark: formatExact(passMark) },
  )
  return [attempts, passed, waitingInWords(data)].filter((sentence) => sentence !== '').join(' ')
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
      title={say('How did they do?')}
      note={scores.length > 0 ? note : undefined}
      height={height}
      empty={
        waitingInWords(statData) ||
        (isOfSession
          ? say(
              'No one has taken this quiz in this session yet. Share its link, and statistics will appear ' +
                'here.',
            )
          : say('No one has taken this quiz yet. Share its link, and statistics will appear here.'))
      }
      table={{
        columns: [say('Score'), say('Attempts')],
        rows: scores.map((part) => [nameOf(part), formatNumber(part.n)]),
      }}
    >
      <BarChart
        height={height}
        label={say('Distribution of scores. {note}', { note })}
        nameAxis={say('Score (%)')}
        valueAxis={say('Attempts')}
        mark={{ at: passMark / 100, label: say('Pass mark {mark}', { mark: formatExact(passMark) }) }}
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
