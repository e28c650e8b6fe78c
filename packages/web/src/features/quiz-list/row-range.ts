/** In pixels, before a row was measured. */
export const rowHeight = 53
/** More than a screen shows. */
const estimatedRows = 30

/** The rows of a list that are drawn, and the height of those above and below them in pixels. */
export type RowRange = { first: number; last: number; above: number; below: number }

/** The rows that a page scrolled to `scrollTop` shows, before any row was measured; a short list whole. */
export const estimateRange = (count: number, scrollTop: number): RowRange => {
  const inView = Math.floor(scrollTop / rowHeight) - Math.floor(estimatedRows / 4)
  const first = Math.max(0, Math.min(inView, count - estimatedRows))
  const last = Math.min(count, first + estimatedRows) - 1
  return { first, last, above: first * rowHeight, below: (count - 1 - last) * rowHeight }
}

export const isShortList = (count: number): boolean => count <= estimatedRows
