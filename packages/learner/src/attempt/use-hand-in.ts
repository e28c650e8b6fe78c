import { say } from '@quizwright/domain/language/say.ts'
import { useCallback, useEffect, useState } from 'react'
import { type AttemptCredentials, handInAttempt } from '../connection/learner-api.ts'
import { RequestError } from '../connection/request-error.ts'
import type { AttemptStore } from './attempt-store.ts'

const retryMs = 3_000

/** A failed hand-in, in words that leave no doubt that nothing is handed in. */
const notHandedIn = ({ status, code, message }: RequestError): RequestError =>
  new RequestError(status, code, `${message} ${say('You haven’t submitted yet. Try again in a moment.')}`)

/**
 * Who requested the hand-in. If the time is over, it is retried until it succeeds or is too late, because
 * nobody will press the button again.
 */
type HandIn = { reason: 'student' | 'time-over'; tries: number }

type HandInOptions = {
  credentials: AttemptCredentials
  attempt: AttemptStore
  onHandedIn: () => void
  onError: (error: RequestError) => void
}

/** Hands in once, however often it is requested. */
export const useHandIn = ({ credentials, attempt, onHandedIn, onError }: HandInOptions) => {
  const [current, setCurrent] = useState<HandIn>()
  useEffect(() => {
    if (!current) return
    let timer: ReturnType<typeof setTimeout>
    let isCurrent = true
    const onSuccess = (): void => {
      attempt.end()
      onHandedIn()
    }
    const onFailure = (error: RequestError): void => {
      if (!isCurrent) return
      onError(current.reason === 'student' && error.isRetryable ? notHandedIn(error) : error)
      if (current.reason === 'time-over' && error.isRetryable)
        timer = setTimeout(() => setCurrent({ ...current, tries: current.tries + 1 }), retryMs)
      else setCurrent(undefined)
    }
    const send = async (): Promise<void> => {
      if (current.reason === 'time-over' && !(await attempt.confirmOver())) return setCurrent(undefined)
      await handInAttempt(credentials, await attempt.lastAnswers())
      onSuccess()
    }
    send().catch(onFailure)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [current, credentials, attempt, onHandedIn, onError])
  const handIn = useCallback(() => setCurrent((before) => before ?? { reason: 'student', tries: 0 }), [])
  const handInLate = useCallback(() => setCurrent({ reason: 'time-over', tries: 0 }), [])
  return { isHandingIn: current !== undefined, handIn, handInLate }
}
