import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import { newDescription } from '@quizwright/machines/quiz-document/new-details.ts'
import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { sayFullDay, sayMoment } from '../../../ui/format/say-date.ts'

/** One-line summaries of the collapsed groups of the details form. */

/** While it only repeats the title, that is said instead of a text that nobody wrote. */
export const descriptionSummary = ({ name, description }: QuizDetails): string =>
  description === newDescription(name) ? say('Same as the title') : description

export const placementSummary = ({ course, module, chapter, video }: QuizDetails): string =>
  [course, module, chapter, video].flatMap((part) => part?.name ?? []).join(' › ') || say('None')

const lasts = (hours: number, mins: number): string =>
  [
    ...(hours > 0 ? [sayCount(hours, '{count} hour', '{count} hours')] : []),
    ...(mins > 0 ? [sayCount(mins, '{count} minute', '{count} minutes')] : []),
  ].join(' ')

export const scoringSummary = ({
  hours,
  mins,
  passing_percentage,
  reveal,
  result_delay_in_hours,
}: QuizDetails): string =>
  commaList([
    lasts(Number(hours), Number(mins)) || say('No duration yet'),
    passing_percentage === ''
      ? say('no passing percentage yet')
      : say('pass mark {percentage}', { percentage: formatPercent(Number(passing_percentage)) }),
    reveal === 'at once'
      ? say('result shown immediately')
      : sayCount(Number(result_delay_in_hours), 'result after {count} hour', 'result after {count} hours'),
  ])

export const sessionSummary = (
  { session_name, start_time, end_time }: QuizDetails,
  openedAt: string,
): string =>
  commaList([
    `“${session_name}”`,
    ...(start_time === ''
      ? []
      : [
          start_time <= openedAt
            ? say('opens when you publish the quiz')
            : say('opens {date}', { date: sayMoment(start_time) }),
        ]),
    ...(end_time === '' ? [] : [say('closes {date}', { date: sayFullDay(end_time) })]),
  ])
