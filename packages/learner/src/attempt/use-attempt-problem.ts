import { say, texts } from '@quizwright/domain/language/say.ts'
import { useCallback, useEffect, useRef } from 'react'
import { isOver, isPaused, type RequestError } from '../connection/request-error.ts'
import { useProblem } from '../connection/use-problem.ts'
import type { AttemptStore } from './attempt-store.ts'
import type { SaveState } from './autosave.ts'

/** What happens to the answers if the services accept no more of them, but the attempt is still open. */
const keptTexts: Record<string, string> = texts({
  QUIZ_CLOSED:
    'Your answers are kept on this device and saved once the quiz reopens. When your ' +
    'time is up, the saved answers ' +
    'are submitted for you; your instructor can see any that arrive later.',
})

const withAnswersKept = ({ code, message, status }: RequestError) => {
  const kept = keptTexts[code]
  return { status, message: kept ? `${message} ${say(kept)}` : message }
}

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
  const { problem, show, clear, connected } = useProblem()
  const isClosed = useRef(false)
  const onError = useCallback(
    (error: RequestError): void => {
      onShown()
      show(withAnswersKept(error))
      isClosed.current = isPaused(error)
      // The services or another tab handed in the attempt, so the result page shows the outcome.
      if (isOver(error)) {
        attempt.endWithUnsaved()
        onHandedIn()
      }
    },
    [attempt, show, onShown, onHandedIn],
  )
  useEffect(() => attempt.onRefused(onError), [attempt, onError])
  useEffect(() => {
    if (saveState !== 'saved') return
    if (isClosed.current) clear()
    else connected()
    isClosed.current = false
  }, [saveState, clear, connected])
  return { problem, onError }
}
