import type { AttemptResult } from '@quizwright/contracts/schemas/attempt-result.ts'
import { useCallback, useEffect, useState } from 'react'
import { sendUnsent } from '../late/send-unsent.ts'
import { type AttemptCredentials, readAttemptResult } from '../connection/learner-api.ts'
import type { RequestError } from '../connection/request-error.ts'
import { toTimestamp } from '../times.ts'

const shortestWaitMs = 3_000
const longestWaitMs = 60_000

/**
 * The delay before the next request: until the result may be seen or, while descriptive answers wait for
 * their marks, a little longer each time.
 */
const waitBefore = (outcome: AttemptResult | undefined, tries: number): number => {
  if (outcome?.state === 'delayed' && outcome.available_at) {
    const delayMs = toTimestamp(outcome.available_at) - toTimestamp(outcome.now)
    return Math.min(longestWaitMs, Math.max(shortestWaitMs, delayMs))
  }
  return Math.min(longestWaitMs, shortestWaitMs * 1.5 ** tries)
}

/** The outcome of an attempt, requested again until the student may see the result. */
export const useOutcome = (credentials: AttemptCredentials) => {
  const [outcome, setOutcome] = useState<AttemptResult>()
  const [error, setError] = useState<RequestError>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout>
    const requestLater = (latest: AttemptResult | undefined) => {
      timer = setTimeout(() => setTries(tries + 1), waitBefore(latest, tries))
    }
    // Late answers are sent first: what arrives after the result was seen is worth less to the instructor.
    const read = async (): Promise<AttemptResult> => {
      await sendUnsent(credentials.attemptId)
      return readAttemptResult(credentials)
    }
    read().then(
      (latest) => {
        if (!isCurrent) return
        setError(undefined)
        setOutcome(latest)
        if (latest.state !== 'ready') requestLater(latest)
      },
      (failure: RequestError) => {
        if (!isCurrent) return
        setError(failure)
        if (failure.isRetryable || failure.code === 'ATTEMPT_OPEN') requestLater(undefined)
      },
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [credentials, tries])
  const retry = useCallback(() => setTries((before) => before + 1), [])
  return { outcome, error, retry }
}
