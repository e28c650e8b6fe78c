import { describeAcceptance, describeWaiting } from '@quizwright/domain/rules/late-answers.ts'
import { countOf, nounFor } from '@quizwright/domain/rules/plural.ts'
import type { OwnLateAnswers } from '@quizwright/domain/schemas/late-answer.ts'
import { formatDateTime } from '../times.ts'

/** Says that answers have not reached the services. */
export const UnsentNote = ({ count }: { count: number }) => (
  <p className="card problem" role="status">
    {countOf(count, 'answer')} {nounFor(count, 'is', 'are')} still only on this device, because there was no
    connection before the end. Keep this page: {nounFor(count, 'it is', 'they are')} sent as soon as there is
    a connection, and your teacher then sees {nounFor(count, 'it', 'them')}.
  </p>
)

/** Says which answers came too late to count, and which the instructor has accepted. */
export const LateNotes = ({ late }: { late: OwnLateAnswers }) => {
  const { question_nos: nos, acceptances } = late
  if (nos.length === 0 && acceptances.length === 0) return null
  return (
    <section className="card" role="status">
      {nos.length > 0 && (
        <p>
          {describeWaiting(nos.length)}{' '}
          <span className="quiet">
            {nounFor(nos.length, 'Question', 'Questions')} {nos.join(', ')}
          </span>
        </p>
      )}
      {acceptances.map((acceptance) => (
        <p key={acceptance.at}>{describeAcceptance(acceptance, formatDateTime(acceptance.at))}</p>
      ))}
    </section>
  )
}
