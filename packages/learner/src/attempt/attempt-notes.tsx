import { formatDateTime } from '../times.ts'
import type { MovedEnd } from './attempt-end.ts'

/** Says that the attempt was begun earlier, perhaps on another device. */
export const ContinuedNote = () => (
  <p className="card" role="status">
    You go on with the attempt that you began before. If it is open on another device too, of each question
    the answer that you gave last counts.
  </p>
)

/** Says that the instructor has moved the end of the session, because the clock alone would only seem to jump. */
export const MovedEndNote = ({ dueAt, isEarlier }: MovedEnd) => (
  <p className="card" role="status">
    The session now ends {isEarlier ? 'earlier' : 'later'}: you have until {formatDateTime(dueAt)}. What you
    have answered by then is handed in.
  </p>
)

/** Names the questions, by number, whose answers were replaced by later answers from another device. */
export const ReplacedNote = ({ questionNos }: { questionNos: readonly number[] }) => {
  const isOne = questionNos.length === 1
  return (
    <p className="card" role="status">
      {isOne ? 'Question' : 'Questions'} {questionNos.join(', ')} {isOne ? 'was' : 'were'} answered later on
      another device: that answer counts and is shown here.
    </p>
  )
}
