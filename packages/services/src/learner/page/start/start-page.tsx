import { showSpan } from '@quizwright/contracts/rules/duration.ts'
import type { Announcement, StartedAttempt } from '@quizwright/contracts/schemas/learner.ts'
import { showMoment } from '../clock.ts'
import { Frame } from '../parts/frame.tsx'
import { DetailsForm } from './details-form.tsx'

const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

const whenShown = (hours: number): string =>
  hours === 0
    ? 'You see your result as soon as you have handed in.'
    : `You see your result ${count(hours, 'hour')} after you have handed in, here under this link.`

/** What the quiz is, how it goes, and who is about to take it. */
export const StartPage = ({
  quiz,
  sessionId,
  onStarted,
}: {
  quiz: Announcement
  sessionId: string
  onStarted: (started: StartedAttempt) => void
}) => {
  const isDescriptive = quiz.quiz_type === 'daq'
  return (
    <Frame title={quiz.name}>
      {quiz.description !== '' && (
        <p class="words" dir="auto">
          {quiz.description}
        </p>
      )}
      <dl class="facts">
        <div>
          <dt>Questions</dt>
          <dd>{quiz.question_count}</dd>
        </div>
        <div>
          <dt>Marks</dt>
          <dd>{quiz.total_marks}</dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd>{showSpan(quiz.duration)}</dd>
        </div>
        <div>
          <dt>To pass</dt>
          <dd>{quiz.passing_percentage} %</dd>
        </div>
      </dl>
      <section class="card">
        <h2>How it goes</h2>
        <ul>
          <li>
            The time runs from when you begin until it is over, also while this page is closed. Then what you
            have answered is handed in.
          </li>
          <li>
            Every answer is kept as you give it. After a reload, or when the network was away, you go on where
            you were.
          </li>
          <li>
            {isDescriptive
              ? 'Answer in your own words; pictures of written work can be added.'
              : 'Choose your answers; you can change them until you hand in.'}{' '}
            You may skip questions and come back, and mark some for later.
          </li>
          {quiz.is_direct_check && (
            <li>You may check an answer at once. A checked answer can not be changed any more.</li>
          )}
          <li>
            {whenShown(quiz.result_delay_in_hours)}
            {isDescriptive && ' Words are marked first, which takes a little.'}
          </li>
          <li>
            It can be taken from {showMoment(quiz.start_time)} to {showMoment(quiz.end_time)}.
          </li>
        </ul>
      </section>
      {quiz.closed === null ? (
        <DetailsForm sessionId={sessionId} onStarted={onStarted} />
      ) : (
        <p class="card" role="alert">
          {quiz.closed}
        </p>
      )}
    </Frame>
  )
}
