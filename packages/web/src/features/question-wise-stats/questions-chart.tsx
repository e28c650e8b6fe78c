import {
  isSurelySound,
  judgeQuestion,
  type Verdict,
  verdictNames,
} from '@quizwright/domain/rules/judge-question.ts'
import { countOf, nounFor } from '@quizwright/domain/rules/plural.ts'
import type { QuestionStatistics } from '@quizwright/domain/schemas/item-statistics.ts'
import { formatPercent } from '../../statistics/format-figures.ts'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { barsAtMost, facilityBars } from './facility-bars.ts'

const height = 260

const shownAtMost = 12

/** The noun tells that a bare number is not a count. */
const sentenceOf = (what: string, numbers: readonly number[]): string[] => {
  if (numbers.length === 0) return []
  const listed = numbers.slice(0, shownAtMost).join(', ')
  const rest = numbers.length > shownAtMost ? ' and more' : ''
  return [`${what}: ${nounFor(numbers.length, 'question')} ${listed}${rest}.`]
}

/** Says how many questions are surely not doubtful. The others without a verdict have intervals on both sides. */
const describeOthers = ({ sound, open, all }: { sound: number; open: number; all: number }): string => {
  if (sound === all) return all === 1 ? 'It is not doubtful.' : 'None is doubtful.'
  if (open === all)
    return all === 1 ? 'Whether it is doubtful is still open.' : 'Whether any is doubtful is still open.'
  const surely = `Not doubtful: ${countOf(sound, 'question')}`
  return open === 0 ? `${surely}.` : `${surely}; still open: ${countOf(open, 'question')}.`
}

/** The facility of each question, with the doubtful questions marked. */
export const QuestionsChart = ({ questions }: { questions: readonly QuestionStatistics[] }) => {
  const known = questions.filter(({ revisions }) => (revisions[0]?.facility.value ?? null) !== null)
  const judged = known.map((question) => ({
    no: question.question_no,
    newest: question.revisions[0]!,
    verdict: judgeQuestion(question.revisions[0]!),
  }))
  const numbersOf = (wanted: Verdict) =>
    judged.filter(({ verdict }) => verdict === wanted).map(({ no }) => no)
  const isJudged = judged.some(({ newest }) => !newest.few)
  const sound = judged.filter(({ newest }) => isSurelySound(newest)).length
  const open = judged.filter(({ newest, verdict }) => !verdict && !isSurelySound(newest)).length
  const isColoured = known.length <= barsAtMost
  const note = [
    isColoured ? 'The higher the bar, the easier the question.' : 'How many questions have each facility.',
    ...sentenceOf(isColoured ? 'Doubtful and red' : 'Doubtful', numbersOf('doubtful')),
    ...sentenceOf(isColoured ? 'Worth a look and orange' : 'Worth a look', numbersOf('worth a look')),
    ...(isJudged ? [describeOthers({ sound, open, all: judged.length })] : []),
  ].join(' ')
  const rows = judged.map(({ no, newest, verdict }) => [
    no,
    formatPercent(newest.facility.value),
    formatPercent(newest.discrimination.value),
    verdict ? verdictNames[verdict] : '',
  ])
  return (
    <ChartFrame
      title="How easy is each question?"
      note={known.length > 0 ? note : undefined}
      height={height}
      empty="Nobody has answered these questions yet."
      table={{ columns: ['Question', 'Facility index', 'Discrimination index', 'Verdict'], rows }}
    >
      <BarChart height={height} label={note} {...facilityBars(known)} />
    </ChartFrame>
  )
}
