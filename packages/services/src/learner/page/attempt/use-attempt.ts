import type { Paper } from '@quizwright/contracts/schemas/learner.ts'
import { useEffect, useState } from 'preact/hooks'
import type { Holder } from '../calls.ts'
import { type AttemptState, type AttemptStore, createAttemptStore } from './attempt-store.ts'

/**
 * The attempt's answers for as long as its page is open, told of the network and of the page being put away.
 */
export const useAttempt = (holder: Holder, paper: Paper): [AttemptState, AttemptStore] => {
  const [attempt] = useState(() => createAttemptStore(holder, paper))
  const [state, setState] = useState(attempt.read)
  useEffect(() => {
    const leaving = () => {
      if (document.visibilityState === 'hidden') attempt.leave()
    }
    const unsubscribe = attempt.subscribe(() => setState(attempt.read()))
    addEventListener('online', attempt.retry)
    document.addEventListener('visibilitychange', leaving)
    return () => {
      unsubscribe()
      removeEventListener('online', attempt.retry)
      document.removeEventListener('visibilitychange', leaving)
      attempt.stop()
    }
  }, [attempt])
  return [state, attempt]
}
