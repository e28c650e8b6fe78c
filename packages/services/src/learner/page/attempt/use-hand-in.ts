import { useCallback, useEffect, useState } from 'preact/hooks'
import { handInAttempt, type Holder, type Refused } from '../calls.ts'
import type { AttemptStore } from './attempt-store.ts'

const retryMs = 3_000

/**
 * `asked` by the student, or because the time is `over`: then it is tried until it works or is too late,
 * since nobody presses again.
 */
type HandingIn = { why: 'asked' | 'over'; tries: number }

/** Hands in, once, however often it is asked for. */
export const useHandIn = (
  holder: Holder,
  attempt: AttemptStore,
  onHandedIn: () => void,
  onRefused: (refused: Refused) => void,
) => {
  const [going, setGoing] = useState<HandingIn>()
  useEffect(() => {
    if (!going) return
    let timer: ReturnType<typeof setTimeout>
    let isWanted = true
    const ended = (): void => {
      attempt.end()
      onHandedIn()
    }
    const failed = (refused: Refused): void => {
      if (!isWanted) return
      onRefused(refused)
      if (going.why === 'over' && refused.mayPass)
        timer = setTimeout(() => setGoing({ ...going, tries: going.tries + 1 }), retryMs)
      else setGoing(undefined)
    }
    attempt
      .last()
      .then((answers) => handInAttempt(holder, { answers }))
      .then(ended, failed)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [going, holder, attempt, onHandedIn, onRefused])
  const handIn = useCallback(() => setGoing((before) => before ?? { why: 'asked', tries: 0 }), [])
  const handInLate = useCallback(() => setGoing({ why: 'over', tries: 0 }), [])
  return { isHandingIn: going !== undefined, handIn, handInLate }
}
