import type { Attempt } from '@quizwright/domain/schemas/attempt.ts'
import { useEffect, useState } from 'react'
import type { AttemptCredentials } from '../connection/learner-api.ts'
import { type AttemptState, type AttemptStore, createAttemptStore } from './attempt-store.ts'

/**
 * The store of the attempt while its page is open. It saves when the connection is back or the page is
 * closed, and follows the end of the session.
 */
export const useAttempt = (credentials: AttemptCredentials, paper: Attempt): [AttemptState, AttemptStore] => {
  const [attempt] = useState(() => createAttemptStore(credentials, paper))
  const [state, setState] = useState(attempt.read)
  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') attempt.leave()
    }
    const stopWatching = attempt.watchEnd()
    const unsubscribe = attempt.subscribe(() => setState(attempt.read()))
    addEventListener('online', attempt.retry)
    addEventListener('online', attempt.images.resume)
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      stopWatching()
      unsubscribe()
      removeEventListener('online', attempt.retry)
      removeEventListener('online', attempt.images.resume)
      document.removeEventListener('visibilitychange', onVisibilityChange)
      attempt.stop()
      attempt.images.stop()
    }
  }, [attempt])
  return [state, attempt]
}
