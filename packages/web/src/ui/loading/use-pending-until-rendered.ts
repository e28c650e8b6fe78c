import { useDeferredValue } from 'react'

/**
 * Whether the first response of a query is still awaited or being drawn. React draws a response of a query in one
 * task, which is too long for a whole screen. With this hook the placeholder stays until the screen was drawn in
 * slices, and the browser can respond between them. Later responses are drawn in one task.
 */
export const usePendingUntilRendered = (isPending: boolean): boolean => {
  const isDrawnPending = useDeferredValue(isPending)
  return isPending || isDrawnPending
}
