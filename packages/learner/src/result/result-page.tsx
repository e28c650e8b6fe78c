import { defined } from '@quizwright/domain/defined.ts'
import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say, texts } from '@quizwright/domain/language/say.ts'
import type { ReactNode } from 'react'
import type { AttemptResult } from '@quizwright/contracts/schemas/attempt-result.ts'
import type { AttemptCredentials } from '../connection/learner-api.ts'
import { LateNotes, UnsentNote } from '../late/late-notes.tsx'
import { useUnsent } from '../late/use-unsent.ts'
import { AttemptsUsedUp, MoreAttemptsNote } from '../page/attempts-used-up.tsx'
import { LoadingPage } from '../page/loading-page.tsx'
import { Message } from '../page/message.tsx'
import { WhoseAttempt } from '../page/whose-attempt.tsx'
import { PageFrame } from '../page/page-frame.tsx'
import { videoToReturnTo } from '../route.ts'
import { formatDateTime } from '../times.ts'
import { SharedDevice } from './shared-device.tsx'
import { LateResultView } from './late-result-view.tsx'
import { useOutcome } from './use-outcome.ts'

type ResultPageProps = {
  credentials: AttemptCredentials
  /** Whether students use this device one after the other, so that the result closes. */
  isShared: boolean
  onAgain: () => void
  /** Called if somebody else uses this device. */
  onNotYou: () => void
}

const endTexts: Record<Exclude<AttemptResult['ended_by'], 'student'>, string> = texts({
  time: 'Your time was up, so your answers were submitted.',
  session: 'The session ended before your own time was up, so your answers were submitted then.',
})

/** Shows the outcome of an attempt as soon as the student may see it. */
export const ResultPage = ({ credentials, isShared, onAgain, onNotYou }: ResultPageProps) => {
  const { outcome, error, retry } = useOutcome(credentials)
  const unsent = useUnsent(credentials.attemptId, retry)
  const next = isShared ? (
    <SharedDevice onClose={onNotYou} />
  ) : (
    <NextSteps
      name={outcome?.student_name}
      videoPath={videoToReturnTo(location.search)}
      mayTakeAgain={outcome?.attempts_left !== 0}
      moreAttempts={outcome?.more_attempts}
      onAgain={onAgain}
    />
  )
  if (!outcome && error)
    return (
      <PageFrame title={say('Your result')}>
        {unsent > 0 && <UnsentNote count={unsent} />}
        <Message text={error.message} action={{ label: say('Try again'), onPress: retry }} />
        {next}
      </PageFrame>
    )
  if (!outcome) return <LoadingPage />
  return (
    <PageFrame title={outcome.name}>
      {isShared && next}
      <WhoseAttempt name={outcome.student_name} onNotYou={onNotYou} />
      <p className="quiet">
        {saidWith(
          'Attempt {number} in session “{session}”, submitted {date}',
          { session: <bdi>{outcome.session_name}</bdi> },
          { number: outcome.number, date: formatDateTime(outcome.submitted_at) },
        )}
      </p>
      {outcome.ended_by !== 'student' && <p className="quiet">{say(endTexts[outcome.ended_by])}</p>}
      {unsent > 0 && <UnsentNote count={unsent} />}
      <LateNotes late={outcome.late} />
      {outcome.state !== 'ready' && (
        <p className="card" role="status">
          {describeWait(outcome)}
        </p>
      )}
      {outcome.result && <LateResultView credentials={credentials} result={outcome.result} />}
      {!isShared && next}
    </PageFrame>
  )
}

const describeWait = ({ state, available_at, waiting }: AttemptResult): string => {
  if (state === 'delayed')
    return say('Submitted. Your result will be here on {date}.', {
      date: formatDateTime(defined(available_at, 'available_at')),
    })
  if (!waiting)
    return say(
      'Submitted. Your result appears here once your instructor has marked your answers. ' +
        'You can also come back later.',
    )
  return say(
    'Submitted. Your instructor still has to mark {count} of your {total} answers. ' +
      'Your result then appears here. You can also come back later.',
    { count: waiting.answers, total: waiting.questions },
  )
}

type NextStepsProps = {
  /** Whose next attempt it will be. */
  name: string | undefined
  videoPath: string | undefined
  mayTakeAgain: boolean
  /** The attempts that this student has beyond the others, and why. */
  moreAttempts: AttemptResult['more_attempts']
  onAgain: () => void
}

const againLabel = (name: string | undefined): ReactNode =>
  name === undefined ? say('Take it again') : saidWith('Take it again as {name}', { name: <bdi>{name}</bdi> })

const NextSteps = ({ name, videoPath, mayTakeAgain, moreAttempts, onAgain }: NextStepsProps) => (
  <>
    {!mayTakeAgain && <AttemptsUsedUp />}
    {mayTakeAgain && moreAttempts && <MoreAttemptsNote {...moreAttempts} />}
    <div className="actions">
      {videoPath && (
        <a className="button" href={videoPath}>
          {say('Back to the video')}
        </a>
      )}
      <button type="button" className="plain" onClick={onAgain}>
        {mayTakeAgain ? againLabel(name) : say('Back to the start')}
      </button>
    </div>
  </>
)
