import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { asSentence } from '@quizwright/domain/rules/as-sentence.ts'
import type { MoreTime } from '@quizwright/domain/schemas/attempt.ts'
import { formatDateTime } from '../times.ts'
import type { MovedEnd } from './attempt-end.ts'

/** Says that the attempt was begun earlier, perhaps on another device. */
export const ContinuedNote = () => (
  <p className="card" role="status">
    {say(
      'You’re continuing an attempt you started earlier. If it’s also open on another ' +
        'device, your latest answer to each question counts.',
    )}
  </p>
)

/** Says that the instructor has moved the end, because the clock alone would only seem to jump. */
export const MovedEndNote = ({ dueAt, isEarlier }: MovedEnd) => (
  <p className="card" role="status">
    {isEarlier
      ? say('Your time now ends earlier: you have until {date}. Your answers are submitted then.', {
          date: formatDateTime(dueAt),
        })
      : say('Your time now ends later: you have until {date}. Your answers are submitted then.', {
          date: formatDateTime(dueAt),
        })}
  </p>
)

/** Says that this student has more time than the others, and why. */
export const MoreTimeNote = ({ dueAt, moreTime }: { dueAt: string; moreTime: MoreTime }) => (
  <p className="card" role="status">
    {sayCount(
      moreTime.minutes,
      'Your instructor gave you {count} more minute: you have until {date}.',
      'Your instructor gave you {count} more minutes: you have until {date}.',
      { date: formatDateTime(dueAt) },
    )}{' '}
    {saidWith('Reason: {reason}', { reason: <bdi>{asSentence(moreTime.reason)}</bdi> })}
  </p>
)

type ReplacedNoteProps = { questionNos: readonly number[]; isOneWay: boolean }

/**
 * Names the questions, by number, whose answers were replaced by later answers from another device, or by earlier ones
 * because the question had been left there.
 */
export const ReplacedNote = ({ questionNos, isOneWay }: ReplacedNoteProps) => {
  const numbers = { numbers: commaList(questionNos) }
  return (
    <p className="card" role="status">
      {isOneWay
        ? sayCount(
            questionNos.length,
            'You left question {numbers} earlier on another device. The answer from there counts ' +
              'and is shown here.',
            'You left questions {numbers} earlier on another device. The answers from there ' +
              'count and are shown here.',
            numbers,
          )
        : sayCount(
            questionNos.length,
            'You answered question {numbers} later on another device. The answer from there ' +
              'counts and is shown here.',
            'You answered questions {numbers} later on another device. The answers from there ' +
              'count and are shown here.',
            numbers,
          )}
    </p>
  )
}
