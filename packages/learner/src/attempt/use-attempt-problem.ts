import { useCallback, useEffect } from 'react'
import type { RequestError } from '../connection/request-error.ts'
import { useProblem } from '../connection/use-problem.ts'
import type { AttemptStore } from './attempt-store.ts'
import type { SaveState } from './autosave.ts'

type Around = {
  /** A problem is shown: what is over the page goes. The same at each drawing, as is the next. */
  onShown: () => void
  onHandedIn: () => void
}

/** What goes wrong during an attempt, until it is right again; and whether the attempt is over by it. */
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
      // Handed in by the services or in another tab: the result page shows the outcome.
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
