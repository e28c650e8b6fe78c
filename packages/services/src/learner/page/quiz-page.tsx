import type { Paper, StartedAttempt } from '@quizwright/contracts/schemas/learner.ts'
import { useCallback, useState } from 'preact/hooks'
import { AttemptPage } from './attempt/attempt-page.tsx'
import { announceQuiz, type Holder, readPaper, type Refused } from './calls.ts'
import { Frame, Loading, Message } from './parts/frame.tsx'
import { useLoaded } from './parts/use-loaded.ts'
import { rememberAttempt, rememberedAttempt } from './remembered.ts'
import { ResultPage } from './result/result-page.tsx'
import { StartPage } from './start/start-page.tsx'

/**
 * What a sharable link opens: the quiz's announcement, the attempt that this browser has begun, or its
 * result.
 */
export const QuizPage = ({ sessionId }: { sessionId: string }) => {
  const [holder, setHolder] = useState(() => rememberedAttempt(sessionId))
  const remember = (next: Holder | undefined) => {
    rememberAttempt(sessionId, next)
    setHolder(next)
  }
  if (holder) return <Going key={holder.attemptId} holder={holder} onForget={() => remember(undefined)} />
  return (
    <Announced
      sessionId={sessionId}
      onStarted={({ attempt_id, token }) => remember({ attemptId: attempt_id, token })}
    />
  )
}

const Announced = ({
  sessionId,
  onStarted,
}: {
  sessionId: string
  onStarted: (started: StartedAttempt) => void
}) => {
  const loaded = useLoaded(useCallback(() => announceQuiz(sessionId), [sessionId]))
  if (loaded.state === 'loading') return <Loading />
  if (loaded.state === 'failed') return <Failed {...loaded} />
  return <StartPage quiz={loaded.value} sessionId={sessionId} onStarted={onStarted} />
}

const Going = ({ holder, onForget }: { holder: Holder; onForget: () => void }) => {
  const loaded = useLoaded<Paper>(useCallback(() => readPaper(holder), [holder]))
  const [isHandedIn, setHandedIn] = useState(false)
  const handedIn = useCallback(() => setHandedIn(true), [])
  if (loaded.state === 'loading') return <Loading />
  if (loaded.state === 'failed')
    return loaded.refused.status === 404 ? (
      <Failed refused={loaded.refused} retry={onForget} label="Begin anew" />
    ) : (
      <Failed {...loaded} />
    )
  const paper = loaded.value
  if (isHandedIn || paper.submitted_at !== null)
    return <ResultPage holder={holder} quizId={paper.quiz_id} onAgain={onForget} />
  return <AttemptPage holder={holder} paper={paper} onHandedIn={handedIn} />
}

const Failed = ({
  refused,
  retry,
  label = 'Try again',
}: {
  refused: Refused
  retry: () => void
  label?: string
}) => (
  <Frame title={refused.status === 404 ? 'Not found' : 'Not just now'}>
    <Message text={refused.message} action={{ label, onPress: retry }} />
  </Frame>
)
