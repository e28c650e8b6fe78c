import { useDeferredValue, useState } from 'react'

/**
 * Whether a part of the page is rendered: at once where the author looks, otherwise shortly after. Ten
 * questions with formulas take too long to render after a click, and two of them fill a screen.
 */
export const useDrawnLater = (isLookedAt: boolean): boolean => {
  const isItsTurn = useDeferredValue(true, isLookedAt)
  // A rendered part stays rendered.
  const [wasLookedAt, setWasLookedAt] = useState(isLookedAt)
  if (isLookedAt && !wasLookedAt) setWasLookedAt(true)
  return isItsTurn || wasLookedAt
}
