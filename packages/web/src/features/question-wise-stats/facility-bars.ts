import { say } from '@quizwright/domain/language/say.ts'
import { formatNumber, formatPercent, formatPercentRange } from '@quizwright/domain/rules/format-number.ts'
import { judgeQuestion } from '@quizwright/domain/rules/judge-question.ts'
import type { QuestionStatistics } from '@quizwright/domain/schemas/item-statistics.ts'
import type { ChartTone } from '../../ui/charts/chart-theme.ts'
import type { BarChartProps } from '../../ui/charts/bar-chart.tsx'

/** The largest number of bars that can be distinguished in the chart. */
export const barsAtMost = 100
const steps = 10

const toneOf = ({ revisions: [newest] }: QuestionStatistics): ChartTone => {
  const verdict = newest && judgeQuestion(newest)
  if (verdict === 'doubtful') return 'bad'
  return verdict === 'worth a look' ? 'warning' : 'accent'
}

type FacilityBars = Pick<BarChartProps, 'bars' | 'nameAxis' | 'valueAxis' | 'format' | 'edges' | 'greatest'>
/** The height of a bar. Where wrong answers cost marks, the facility can be below 0. */
const facilityOf = ({ revisions }: QuestionStatistics): number =>
  Math.max(0, revisions[0]?.facility.value ?? 0)

/** A bar for each question or, with too many questions, a histogram of their facility. */
export const facilityBars = (questions: readonly QuestionStatistics[]): FacilityBars => {
  if (questions.length <= barsAtMost) {
    const bars = questions.map((question) => ({
      name: String(question.question_no),
      value: facilityOf(question),
      tone: toneOf(question),
    }))
    return {
      bars,
      nameAxis: say('Question'),
      valueAxis: say('Average score'),
      format: (value) => formatPercent(value, { most: 0 }),
      greatest: 100,
    }
  }
  const counts = Array.from({ length: steps }, () => 0)
  for (const question of questions)
    counts[Math.min(steps - 1, Math.floor(facilityOf(question) / (100 / steps)))]!++
  const bars = counts.map((value, index) => ({
    name: formatPercentRange([(index * 100) / steps, ((index + 1) * 100) / steps]),
    value,
  }))
  return {
    bars,
    nameAxis: say('Average score (%)'),
    valueAxis: say('Questions'),
    format: formatNumber,
    edges: Array.from({ length: steps + 1 }, (_, index) => String((index * 100) / steps)),
  }
}
