/** Says that the attempt was begun earlier, perhaps on another device. */
export const ContinuedNote = () => (
  <p className="card" role="status">
    You go on with the attempt that you began before. If it is open on another device too, of each question
    the answer that you gave last counts.
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
