import { asSentence } from '@quizwright/domain/rules/as-sentence.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { MoreTime } from '@quizwright/domain/schemas/attempt.ts'
import { formatDateTime } from '../times.ts'
import type { MovedEnd } from './attempt-end.ts'

/** Says that the attempt was begun earlier, perhaps on another device. */
export const ContinuedNote = () => (
  <p className="card" role="status">
    You go on with the attempt that you began before. If it is open on another device too, of each question
    the answer that you gave last counts.
  </p>
)

/** Says that the instructor has moved the end, because the clock alone would only seem to jump. */
export const MovedEndNote = ({ dueAt, isEarlier }: MovedEnd) => (
  <p className="card" role="status">
    Your time now ends {isEarlier ? 'earlier' : 'later'}: you have until {formatDateTime(dueAt)}. What you
    have answered by then is handed in.
  </p>
)

/** Says that this student has more time than the others, and why. */
export const MoreTimeNote = ({ dueAt, moreTime }: { dueAt: string; moreTime: MoreTime }) => (
  <p className="card" role="status">
    Your teacher gave you {countOf(moreTime.minutes, 'more minute')}: you have until {formatDateTime(dueAt)}.
    Reason: <bdi>{asSentence(moreTime.reason)}</bdi>
  </p>
)

type ReplacedNoteProps = { questionNos: readonly number[]; isOneWay: boolean }

/**
 * Names the questions, by number, whose answers were replaced by later answers from another device, or by earlier ones
 * because the question had been left there.
 */
export const ReplacedNote = ({ questionNos, isOneWay }: ReplacedNoteProps) => {
  const isOne = questionNos.length === 1
  return (
    <p className="card" role="status">
      {isOne ? 'Question' : 'Questions'} {questionNos.join(', ')} {isOne ? 'was' : 'were'}{' '}
      {isOneWay ? 'left before' : 'answered later'} on another device: that answer counts and is shown here.
    </p>
  )
}
