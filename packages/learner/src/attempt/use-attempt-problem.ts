import { useCallback, useEffect } from 'react'
import type { RequestError } from '../connection/request-error.ts'
import { useProblem } from '../connection/use-problem.ts'
import type { AttemptStore } from './attempt-store.ts'
import type { SaveState } from './autosave.ts'

type Around = {
  /** Called when a problem appears, to close any dialog over it. Both callbacks must be stable. */
  onShown: () => void
  onHandedIn: () => void
}

/** Shows problems of an attempt until they are solved, and ends the attempt if one of them is final. */
export const useAttemptProblem = (
  attempt: AttemptStore,
  saveState: SaveState,
  { onShown, onHandedIn }: Around,
) => {
  const { problem, show, connected } = useProblem()
  const onError = useCallback(
    (error: RequestError): void => {
      onShown()
      show(error)
      // The services or another tab handed in the attempt, so the result page shows the outcome.
      if (error.code === 'ATTEMPT_ENDED' || error.code === 'ATTEMPT_LATE') {
        attempt.end()
        onHandedIn()
      }
    },
    [attempt, show, onShown, onHandedIn],
  )
  useEffect(() => attempt.onRefused(onError), [attempt, onError])
  useEffect(() => {
    if (saveState === 'saved') connected()
  }, [saveState, connected])
  return { problem, onError }
}
