/** More rows of a table than a screen shows. */
export const tableRows = 30

/** The rows to render, and the height in pixels of those above and below them. */
export type RowRange = { first: number; last: number; above: number; below: number }

type Estimated = {
  count: number
  /** The scroll position of the page, and the estimated height of a row, in pixels. */
  scrollTop: number
  rowHeight: number
  /** More rows than a screen shows. */
  atFirst: number
}

/** The rows that a scrolled page shows, before any row was measured. All rows of a short list. */
export const estimateRange = ({ count, scrollTop, rowHeight, atFirst }: Estimated): RowRange => {
  const inView = Math.floor(scrollTop / rowHeight) - Math.floor(atFirst / 4)
  const first = Math.max(0, Math.min(inView, count - atFirst))
  const last = Math.min(count, first + atFirst) - 1
  return { first, last, above: first * rowHeight, below: (count - 1 - last) * rowHeight }
}

export const allRows = (count: number): RowRange => ({ first: 0, last: count - 1, above: 0, below: 0 })
