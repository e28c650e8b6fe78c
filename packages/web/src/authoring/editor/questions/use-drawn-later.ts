import { useDeferredValue, useState } from 'react'

/**
 * Whether to render a part of the page: at once if it is in view, otherwise a little later. Rendering ten
 * questions with formulas takes too long for one click, and two of them fill a screen.
 */
export const useDrawnLater = (isLookedAt: boolean): boolean => {
  const isItsTurn = useDeferredValue(true, isLookedAt)
  // A part that was rendered stays rendered.
  const [wasLookedAt, setWasLookedAt] = useState(isLookedAt)
  if (isLookedAt && !wasLookedAt) setWasLookedAt(true)
  return isItsTurn || wasLookedAt
}
