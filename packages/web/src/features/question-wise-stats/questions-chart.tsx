import type { QuestionStatistics } from '@quizwright/contracts/schemas/item-statistics.ts'
import { formatPercent } from '../../statistics/format-figures.ts'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { facilityBars } from './facility-bars.ts'

const height = 260

/** How easy each question is and which are doubtful, at one glance. */
export const QuestionsChart = ({ questions }: { questions: readonly QuestionStatistics[] }) => {
  const known = questions.filter(({ revisions }) => (revisions[0]?.facility.value ?? null) !== null)
  const doubtful = known.filter((question) => question.doubtful).map(({ question_no }) => question_no)
  const note =
    doubtful.length === 0
      ? 'The higher the bar, the easier the question. None is doubtful.'
      : 'The higher the bar, the easier the question. Doubtful and red: ' +
        `${doubtful.slice(0, 12).join(', ')}${doubtful.length > 12 ? ' and more' : ''}.`
  const rows = known.map(({ question_no, doubtful: isDoubtful, revisions }) => [
    question_no,
    formatPercent(revisions[0]?.facility.value),
    formatPercent(revisions[0]?.discrimination.value),
    isDoubtful ? 'Doubtful' : '',
  ])
  return (
    <ChartFrame
      title="How easy is each question?"
      note={known.length > 0 ? note : undefined}
      height={height}
      empty="Nobody has answered these questions yet."
      table={{ columns: ['Question', 'Facility', 'Discrimination', 'Judgement'], rows }}
    >
      <BarChart height={height} label={note} {...facilityBars(known)} />
    </ChartFrame>
  )
}
