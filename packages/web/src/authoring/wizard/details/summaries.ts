import { describeWrongCosts } from '@quizwright/domain/arrangement/describe-wrong-costs.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { sayFullDay, sayMoment } from '../../../ui/format/say-date.ts'

/** One-line summaries of the folded groups of the details form. */

export const placementSummary = ({ course, module, chapter, video }: QuizDetails): string =>
  [course, module, chapter, video].flatMap((part) => part?.name ?? []).join(' › ') || 'None'

const lasts = (hours: number, mins: number): string =>
  [...(hours > 0 ? [countOf(hours, 'hour')] : []), ...(mins > 0 ? [countOf(mins, 'minute')] : [])].join(' ')

export const scoringSummary = ({
  hours,
  mins,
  passing_percentage,
  reveal,
  result_delay_in_hours,
}: QuizDetails): string =>
  [
    lasts(Number(hours), Number(mins)) || 'No duration yet',
    passing_percentage === ''
      ? 'no passing percentage yet'
      : `passed with ${formatPercent(Number(passing_percentage))}`,
    reveal === 'at once'
      ? 'result at once'
      : `result after ${countOf(Number(result_delay_in_hours), 'hour')}`,
  ].join(', ')

export const rulesSummary = ({ arrangement }: QuizDetails): string => {
  const wrongCosts = arrangement?.wrong_costs ?? 0
  const { shuffle_questions: shuffle = 'none', shuffle_options: areOptionsShuffled = false } =
    arrangement ?? {}
  const parts = [
    ...(shuffle === 'none'
      ? []
      : [shuffle === 'all' ? 'questions shuffled' : 'questions shuffled in their sections']),
    ...(areOptionsShuffled ? ['options shuffled'] : []),
    ...(arrangement?.one_way ? ['no going back'] : []),
    ...(wrongCosts > 0 ? [`a wrong answer costs ${describeWrongCosts(wrongCosts)}`] : []),
  ]
  return parts.length === 0 ? 'The same paper for everybody' : parts.join(', ')
}

export const sessionSummary = (
  { session_name, start_time, end_time }: QuizDetails,
  openedAt: string,
): string =>
  [
    `“${session_name}”`,
    ...(start_time === ''
      ? []
      : [start_time <= openedAt ? 'open at once' : `opens ${sayMoment(start_time)}`]),
    ...(end_time === '' ? [] : [`ends ${sayFullDay(end_time)}`]),
  ].join(', ')
