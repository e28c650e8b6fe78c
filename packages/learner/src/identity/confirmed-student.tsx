import { say } from '@quizwright/domain/language/say.ts'
import type { Announcement, OwnAttempts, StartedAttempt } from '@quizwright/contracts/schemas/learner.ts'
import { useCallback, useEffect } from 'react'
import { type AttemptCredentials, listOwnAttempts } from '../connection/learner-api.ts'
import { useRequest } from '../connection/use-request.ts'
import { Message } from '../page/message.tsx'
import { isSharedPage, videoToReturnTo } from '../route.ts'
import { BeginForm } from './begin-form.tsx'
import { OwnAttemptList } from './own-attempt-list.tsx'

type ConfirmedStudentProps = {
  quiz: Announcement
  sessionId: string
  token: string
  onStarted: (started: StartedAttempt) => void
  onOpen: (credentials: AttemptCredentials) => void
  /** Called to forget the student in this browser. */
  onForget: () => void
}

/** Shows a student whom the instructor knows: their attempts, and the button that begins the next one. */
export const ConfirmedStudent = ({
  quiz,
  sessionId,
  token,
  onStarted,
  onOpen,
  onForget,
}: ConfirmedStudentProps) => {
  const request = useRequest<OwnAttempts>(
    useCallback(() => listOwnAttempts(sessionId, token), [sessionId, token]),
  )
  const isUnknown = request.state === 'failed' && request.error.code === 'IDENTITY_NEEDED'
  useEffect(() => {
    if (isUnknown) onForget()
  }, [isUnknown, onForget])
  if (request.state === 'loading' || isUnknown)
    return (
      <p className="card" role="status">
        {say('Loading your attempts…')}
      </p>
    )
  if (request.state === 'failed')
    return (
      <Message text={request.error.message} action={{ label: say('Try again'), onPress: request.retry }} />
    )
  const { student, attempts, attempts_left: left, has_passed: passed } = request.data
  const videoPath = videoToReturnTo(location.search)
  const open = attempts.find((attempt) => attempt.is_here && attempt.submitted_at === null)
  return (
    <>
      <section className="card">
        <h2>
          {student.full_name === '' ? say('Your email address is confirmed') : <bdi>{student.full_name}</bdi>}
        </h2>
        <p>
          {student.email !== '' && (
            <>
              <bdi>{student.email}</bdi>{' '}
            </>
          )}
          <button type="button" className="link" onClick={onForget}>
            {say('Not you?')}
          </button>
        </p>
        {passed && (
          <p>
            {say('You passed this quiz.')} {videoPath && <a href={videoPath}>{say('Back to the video')}</a>}
          </p>
        )}
        {quiz.closed === null && (
          <BeginForm
            sessionId={sessionId}
            token={token}
            asksCode={request.data.asks_access_code}
            duration={quiz.duration}
            extraTime={request.data.extra_time}
            asksName={student.full_name === ''}
            asksPlace={request.data.asks_place}
            isUnderWay={open !== undefined}
            left={left}
            moreAttempts={request.data.more_attempts}
            mustBePassed={quiz.must_be_passed && !passed}
            isRemembered={!isSharedPage(quiz)}
            onStarted={onStarted}
          />
        )}
      </section>
      <OwnAttemptList
        attempts={attempts}
        underWayId={quiz.closed === null ? open?.attempt_id : undefined}
        onOpen={(attemptId) => onOpen({ attemptId, token })}
      />
    </>
  )
}
