import { useDeferredValue, useState } from 'react'

/**
 * Whether a part of the page is drawn: at once where it is looked at, else as soon as that was seen. Ten
 * questions with their formulas take longer to draw than a press may wait, and two of them fill a screen.
 */
export const useDrawnLater = (isLookedAt: boolean): boolean => {
  const isItsTurn = useDeferredValue(true, isLookedAt)
  // What was drawn stays, wherever one looks next.
  const [wasLookedAt, setWasLookedAt] = useState(isLookedAt)
  if (isLookedAt && !wasLookedAt) setWasLookedAt(true)
  return isItsTurn || wasLookedAt
}
