import { asSentence } from '@quizwright/domain/rules/as-sentence.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import {
  isSurelySound,
  judgeQuestion,
  type Verdict,
  verdictNames,
} from '@quizwright/domain/rules/judge-question.ts'
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
  const listed = commaList(numbers.slice(0, shownAtMost))
  return [
    numbers.length > shownAtMost
      ? say('{what}: questions {numbers} and more.', { what, numbers: listed })
      : sayCount(numbers.length, '{what}: question {numbers}.', '{what}: questions {numbers}.', {
          what,
          numbers: listed,
        }),
  ]
}

/**
 * Says how many questions are surely not doubtful. The others without a verdict have an interval on both sides of the
 * limit, or none because everyone got the same marks.
 */
const describeOthers = ({ sound, open, all }: { sound: number; open: number; all: number }): string => {
  if (sound === all) return all === 1 ? say('No problem found.') : say('No problem found in any question.')
  if (open === all) return all === 1 ? say('It can’t be judged yet.') : say('No question can be judged yet.')
  const surely = sayCount(
    sound,
    'No problems found in {count} question',
    'No problems found in {count} questions',
  )
  const notYet = sayCount(
    open,
    '{count} question needs more attempts to be judged',
    '{count} questions need more attempts to be judged',
  )
  return [surely, ...(open === 0 ? [] : [notYet])].map(asSentence).join(' ')
}

/** The facility of each question, with the doubtful questions marked. */
export const QuestionsChart = ({ questions }: { questions: readonly QuestionStatistics[] }) => {
  const known = questions.filter(({ revisions }) => (revisions[0]?.facility.value ?? null) !== null)
  const judged = known.map((question) => ({
    no: question.question_no,
    newest: elementAt(question.revisions, 0),
    verdict: judgeQuestion(elementAt(question.revisions, 0)),
  }))
  const numbersOf = (wanted: Verdict) =>
    judged.filter(({ verdict }) => verdict === wanted).map(({ no }) => no)
  const isJudged = judged.some(({ newest }) => !newest.few)
  const sound = judged.filter(({ newest }) => isSurelySound(newest)).length
  const open = judged.filter(({ newest, verdict }) => !verdict && !isSurelySound(newest)).length
  const isColoured = known.length <= barsAtMost
  const note = [
    isColoured
      ? say('The higher the bar, the easier the question.')
      : say('Number of questions at each average score.'),
    ...sentenceOf(isColoured ? say('Needs review (red)') : say('Needs review'), numbersOf('doubtful')),
    ...sentenceOf(
      isColoured ? say('May need review (orange)') : say('May need review'),
      numbersOf('worth a look'),
    ),
    ...(isJudged ? [describeOthers({ sound, open, all: judged.length })] : []),
  ].join(' ')
  const rows = judged.map(({ no, newest, verdict }) => [
    no,
    formatPercent(newest.facility.value),
    formatPercent(newest.discrimination.value),
    verdict ? say(verdictNames[verdict]) : '',
  ])
  return (
    <ChartFrame
      title={say('How easy is each question?')}
      note={known.length > 0 ? note : undefined}
      height={height}
      empty={say('No one has answered these questions yet.')}
      table={{
        columns: [
          say('Question'),
          say('Average score'),
          say('Separates strong from weak'),
          say('Review needed'),
        ],
        rows,
      }}
    >
      <BarChart height={height} label={note} {...facilityBars(known)} />
    </ChartFrame>
  )
}
