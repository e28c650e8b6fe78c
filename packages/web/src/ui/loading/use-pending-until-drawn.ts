import { useDeferredValue } from 'react'

/**
 * Whether a query's first response is still to come, or has come and is being drawn. What follows from a query is
 * drawn at once and in one task, which a whole screen is too much for: with this its placeholder stays meanwhile, and
 * the screen is drawn in slices, between which the browser answers. Later responses are drawn at once, as ever.
 *
 * On a processor slowed to a quarter this halves what the list and the results of a quiz block.
 */
export const usePendingUntilDrawn = (isPending: boolean): boolean => {
  const isDrawnPending = useDeferredValue(isPending)
  return isPending || isDrawnPending
}
