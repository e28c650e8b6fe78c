import { say } from '@quizwright/domain/language/say.ts'
import type { OwnAttempt } from '@quizwright/contracts/schemas/learner.ts'
import { formatDateTime } from '../times.ts'

type OwnAttemptListProps = {
  attempts: readonly OwnAttempt[]
  /** The attempt that the button above the list continues. The list has no second button for it. */
  underWayId: string | undefined
  onOpen: (attemptId: string) => void
}

const describe = ({ number, started_at: startedAt, submitted_at: submittedAt }: OwnAttempt): string =>
  submittedAt === null
    ? say('Attempt {number}, started {date}', { number, date: formatDateTime(startedAt) })
    : say('Attempt {number}, submitted {date}', { number, date: formatDateTime(submittedAt) })

/** Lists the attempts of the student with links to their results. */
export const OwnAttemptList = ({ attempts, underWayId, onOpen }: OwnAttemptListProps) =>
  attempts.length > 0 && (
    <section className="card">
      <h2>{say('Your attempts')}</h2>
      <ul className="own-attempts">
        {attempts.map((attempt) => (
          <li key={attempt.attempt_id}>
            <span>
              <bdi>{attempt.name}</bdi>, <bdi>{attempt.session_name}</bdi>
              <br />
              <span className="quiet">{describe(attempt)}</span>
            </span>
            {attempt.attempt_id === underWayId ? (
              <span className="quiet">{say('In progress')}</span>
            ) : (
              <button type="button" className="plain" onClick={() => onOpen(attempt.attempt_id)}>
                {attempt.submitted_at === null ? say('Continue') : say('View result')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
