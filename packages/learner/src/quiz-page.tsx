import { say } from '@quizwright/domain/language/say.ts'
import type { Attempt } from '@quizwright/domain/schemas/attempt.ts'
import type { StartedAttempt } from '@quizwright/contracts/schemas/learner.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { AttemptPage } from './attempt/attempt-page.tsx'
import { forgetStudent, storeAttempt, storedAttempt } from './connection/browser-storage.ts'
import { announceQuiz, type AttemptCredentials, readAttempt } from './connection/learner-api.ts'
import type { RequestError } from './connection/request-error.ts'
import { useRequest } from './connection/use-request.ts'
import { secretInAddress } from './identity/secret-in-address.ts'
import { followSession } from './language/choose-language.ts'
import { sendAllUnsent } from './late/send-unsent.ts'
import { FailedPage } from './page/failed-page.tsx'
import { LatePage } from './page/late-page.tsx'
import { LoadingPage } from './page/loading-page.tsx'
import { ResultPage } from './result/result-page.tsx'
import { isSharedPage } from './route.ts'
import { StartPage } from './start/start-page.tsx'

const loadPersonalLink = () => import('./identity/personal-link-page.tsx')

const titleOf = ({ status }: RequestError): string =>
  status === 404 ? say('Not found') : say('Temporarily unavailable')

/**
 * The page of a sharable link. It shows the announcement of the quiz, the attempt that this browser has
 * begun, or its result.
 */
export const QuizPage = ({ sessionId }: { sessionId: string }) => {
  const [secret, setSecret] = useState(() => secretInAddress())
  // A new fragment does not reload the page, so a personal link may be opened while the quiz is open.
  useEffect(() => {
    const onHashChange = () => setSecret(secretInAddress())
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [])
  if (secret === undefined) return <LinkedQuiz sessionId={sessionId} />
  return (
    <LatePage load={loadPersonalLink}>
      {({ PersonalLinkPage }) => (
        <PersonalLinkPage sessionId={sessionId} secret={secret} onOpened={() => setSecret(undefined)} />
      )}
    </LatePage>
  )
}

/** Sends what earlier attempts on this device left unsent, now and whenever the connection is back. */
const useSendingUnsent = (): void =>
  useEffect(() => {
    const send = (): void => void sendAllUnsent()
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [])

const LinkedQuiz = ({ sessionId }: { sessionId: string }) => {
  useSendingUnsent()
  const [found] = useState(() => storedAttempt(sessionId))
  const [credentials, setCredentials] = useState(found)
  const change = (next: AttemptCredentials | undefined) => {
    storeAttempt(sessionId, next)
    setCredentials(next)
  }
  const [isContinued, setContinued] = useState(false)
  const [begun, setBegun] = useState<Attempt>()
  const forget = () => {
    setBegun(undefined)
    change(undefined)
  }
  const leave = () => {
    forgetStudent(sessionId)
    forget()
  }
  if (credentials)
    return (
      <BegunAttempt
        key={credentials.attemptId}
        credentials={credentials}
        isContinued={isContinued}
        begun={begun}
        isFound={credentials === found}
        onForget={forget}
        onNotYou={leave}
        onResultHere={() => {
          // The page still shows the result; nothing else of the student stays on the device.
          forgetStudent(sessionId)
          storeAttempt(sessionId, undefined)
        }}
      />
    )
  return (
    <AnnouncedQuiz
      sessionId={sessionId}
      onStarted={({ attempt_id, token, continued, attempt }) => {
        setContinued(continued)
        setBegun(attempt)
        change({ attemptId: attempt_id, token })
      }}
      onOpen={(own) => {
        setContinued(true)
        change(own)
      }}
    />
  )
}

type AnnouncedQuizProps = {
  sessionId: string
  onStarted: (started: StartedAttempt) => void
  onOpen: (credentials: AttemptCredentials) => void
}

const AnnouncedQuiz = ({ sessionId, onStarted, onOpen }: AnnouncedQuizProps) => {
  const request = useRequest(useCallback(() => announceQuiz(sessionId).then(followSession), [sessionId]))
  if (request.state === 'loading') return <LoadingPage />
  if (request.state === 'failed')
    return <FailedPage title={titleOf(request.error)} error={request.error} retry={request.retry} />
  return (
    <StartPage
      quiz={request.data}
      sessionId={sessionId}
      onStarted={onStarted}
      onOpen={onOpen}
      onBegun={request.reload}
    />
  )
}

type BegunAttemptProps = {
  credentials: AttemptCredentials
  /** Whether the attempt was begun earlier, perhaps on another device. */
  isContinued: boolean
  /** The attempt that has just begun; undefined if it has to be requested. */
  begun: Attempt | undefined
  /** Whether it was found on this device when the page was opened. */
  isFound: boolean
  onForget: () => void
  /** Called to forget the student, too. */
  onNotYou: () => void
  /** Called when the result is shown on a shared device, to store nothing of the student any more. */
  onResultHere: () => void
}

const BegunAttempt = ({
  credentials,
  isContinued,
  begun,
  isFound,
  onForget,
  onNotYou,
  onResultHere,
}: BegunAttemptProps) => {
  const request = useRequest<Attempt>(
    useCallback(() => readAttempt(credentials).then(followSession), [credentials]),
    begun,
  )
  const [isHandedIn, setHandedIn] = useState(false)
  const onHandedIn = useCallback(() => setHandedIn(true), [])
  const paper = request.state === 'loaded' ? request.data : undefined
  const hasResult = paper !== undefined && (isHandedIn || paper.submitted_at !== null)
  const isShared = paper !== undefined && isSharedPage(paper)
  // Whoever finds a result on a shared device may be the next student.
  const isOfAnother = isShared && hasResult && isFound && !isHandedIn
  const latest = useRef({ onNotYou, onResultHere })
  useEffect(() => {
    latest.current = { onNotYou, onResultHere }
  })
  useEffect(() => {
    if (!isShared || !hasResult) return
    if (isOfAnother) latest.current.onNotYou()
    else latest.current.onResultHere()
  }, [isShared, hasResult, isOfAnother])
  if (request.state === 'loading' || isOfAnother) return <LoadingPage />
  if (request.state === 'failed') {
    const { error, retry } = request
    const next = error.status === 404 ? { retry: onForget, retryLabel: say('Start again') } : { retry }
    return <FailedPage title={titleOf(error)} error={error} {...next} />
  }
  if (hasResult)
    return <ResultPage credentials={credentials} isShared={isShared} onAgain={onForget} onNotYou={onNotYou} />
  return (
    <AttemptPage
      credentials={credentials}
      paper={request.data}
      isContinued={isContinued}
      onHandedIn={onHandedIn}
      onNotYou={onNotYou}
    />
  )
}
