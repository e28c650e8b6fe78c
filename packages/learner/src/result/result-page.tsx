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

const endTexts: Record<Exclude<AttemptResult['ended_by'], 'student'>, string> = {
  time: 'Your time was over, so what you had answered was handed in.',
  session: 'The session ended before your own time was over, so what you had answered by then was handed in.',
}

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
      <PageFrame title="Your result">
        {unsent > 0 && <UnsentNote count={unsent} />}
        <Message text={error.message} action={{ label: 'Try again', onPress: retry }} />
        {next}
      </PageFrame>
    )
  if (!outcome) return <LoadingPage />
  return (
    <PageFrame title={outcome.name}>
      {isShared && next}
      <WhoseAttempt name={outcome.student_name} onNotYou={onNotYou} />
      <p className="quiet">
        Attempt {outcome.number} in the session <bdi>{outcome.session_name}</bdi>, handed in{' '}
        {formatDateTime(outcome.submitted_at)}
      </p>
      {outcome.ended_by !== 'student' && <p className="quiet">{endTexts[outcome.ended_by]}</p>}
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

const describeWait = ({ state, available_at }: AttemptResult): string =>
  state === 'delayed'
    ? `You have handed in. Your result will be shown here on ${formatDateTime(available_at!)}.`
    : 'You have handed in. Waiting for your instructor: the result appears here once your instructor has marked ' +
      'your answers, also if you come back later.'

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
  name === undefined ? (
    'Take it again'
  ) : (
    <>
      Take it again as <bdi>{name}</bdi>
    </>
  )

const NextSteps = ({ name, videoPath, mayTakeAgain, moreAttempts, onAgain }: NextStepsProps) => (
  <>
    {!mayTakeAgain && <AttemptsUsedUp />}
    {mayTakeAgain && moreAttempts && <MoreAttemptsNote {...moreAttempts} />}
    <div className="actions">
      {videoPath && (
        <a className="button" href={videoPath}>
          Back to the video
        </a>
      )}
      <button type="button" className="plain" onClick={onAgain}>
        {mayTakeAgain ? againLabel(name) : 'To the start page'}
      </button>
    </div>
  </>
)
