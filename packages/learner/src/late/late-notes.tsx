import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { sayCount } from '@quizwright/domain/language/say.ts'
import { describeAcceptance, describeWaiting } from '@quizwright/domain/rules/late-answers.ts'
import type { OwnLateAnswers } from '@quizwright/domain/schemas/late-answer.ts'
import { formatDateTime } from '../times.ts'

/** Says that answers have not reached the services. */
export const UnsentNote = ({ count }: { count: number }) => (
  <p className="card problem" role="status">
    {sayCount(
      count,
      '{count} answer is still only on this device, because the connection was lost before ' +
        'the end. Keep this page open: the answer is sent as soon as you’re back online, and ' +
        'your instructor can then see it.',
      '{count} answers are still only on this device, because the connection was lost ' +
        'before the end. Keep this page open: the answers are sent as soon as you’re back ' +
        'online, and your instructor can then see them.',
    )}
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
            {sayCount(nos.length, 'Question {numbers}', 'Questions {numbers}', { numbers: commaList(nos) })}
          </span>
        </p>
      )}
      {acceptances.map((acceptance) => (
        <p key={acceptance.at}>{describeAcceptance(acceptance, formatDateTime(acceptance.at))}</p>
      ))}
    </section>
  )
}
