import { say } from '@quizwright/domain/language/say.ts'
import type { Announcement, StartedAttempt } from '@quizwright/contracts/schemas/learner.ts'
import { useState } from 'react'
import {
  type SentCode,
  storedSentCode,
  storedStudentToken,
  storeSentCode,
  storeStudentToken,
} from '../connection/browser-storage.ts'
import type { AttemptCredentials } from '../connection/learner-api.ts'
import { isSharedPage } from '../route.ts'
import { CodeForm } from './code-form.tsx'
import { EmailForm } from './email-form.tsx'
import { ConfirmedStudent } from './confirmed-student.tsx'

type StudentGateProps = {
  quiz: Announcement
  sessionId: string
  onStarted: (started: StartedAttempt) => void
  onOpen: (credentials: AttemptCredentials) => void
}

/** Asks who the student is, step by step: the e-mail address, the code sent to it, and the other details. */
export const StudentGate = ({ quiz, sessionId, onStarted, onOpen }: StudentGateProps) => {
  const [token, setToken] = useState(() => storedStudentToken(sessionId))
  const [sent, setSent] = useState(() => storedSentCode(sessionId))
  const changeToken = (next: string | undefined) => {
    storeStudentToken(sessionId, next)
    setToken(next)
  }
  const changeSent = (next: SentCode | undefined) => {
    storeSentCode(sessionId, next)
    setSent(next)
  }
  if (token !== undefined)
    return (
      <ConfirmedStudent
        quiz={quiz}
        sessionId={sessionId}
        token={token}
        onStarted={onStarted}
        onOpen={onOpen}
        onForget={() => changeToken(undefined)}
      />
    )
  if (quiz.access === 'student_list')
    return (
      <p className="card" role="alert">
        {say(
          'This quiz is only for listed students. Open the personal link your instructor gave you, or ask for one.',
        )}
      </p>
    )
  if (quiz.access === 'institution')
    return (
      <p className="card" role="alert">
        {say('This quiz opens from your course. Sign in to your learning platform and open it there.')}
      </p>
    )
  if (sent)
    return (
      <CodeForm
        key={sent.confirmationToken}
        sessionId={sessionId}
        sent={sent}
        onSent={changeSent}
        onOtherAddress={() => changeSent(undefined)}
        onConfirmed={(confirmed) => {
          changeSent(undefined)
          changeToken(confirmed)
        }}
      />
    )
  return <EmailForm sessionId={sessionId} isRemembered={!isSharedPage(quiz)} onSent={changeSent} />
}
