import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RowRange } from './row-range.ts'

/** The next page is requested when only this many rows are left below the visible ones. */
const prefetchRows = 15

/** The height of the sticky header, in pixels. */
const headerHeight = 72

export type MeasureRow = (row: HTMLElement | null) => void
export type RangeInView = RowRange & { measure: MeasureRow }

/** A request to scroll to a row, and to set the focus on the element with this id in it. */
export type RowRequest = {
  index: number
  elementId: string
  /** Changes with each request, so that the same row can be requested again. */
  times: number
}

type RowsInViewProps = {
  count: number
  rowHeight: number
  overscan: number
  keyOf: (index: number) => string | number
  /** The y coordinate of the first row, in pixels. */
  margin: number
  requested: RowRequest | undefined
  /** How often End was pressed. */
  endPresses: number
  onChange: (range: RangeInView) => void
  onNearEnd: (() => void) | undefined
}

/**
 * Tracks which rows of a long list are in view. Renders nothing itself, so that the list keeps its rows when
 * this code is loaded.
 */
const RowsInView = ({
  count,
  rowHeight,
  overscan,
  keyOf,
  margin,
  requested,
  endPresses,
  onChange,
  onNearEnd,
}: RowsInViewProps) => {
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan,
    getItemKey: keyOf,
    scrollMargin: margin,
    scrollPaddingStart: headerHeight,
    initialOffset: () => scrollY,
  })
  const rows = virtualizer.getVirtualItems()
  const first = rows[0]?.index ?? 0
  const last = rows.at(-1)?.index ?? -1
  const above = (rows[0]?.start ?? margin) - margin
  const below = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? margin) - margin)
  const measure = virtualizer.measureElement
  useLayoutEffect(() => {
    // Until the window is measured nothing is in view, and the rendered rows stay.
    if (last >= first) onChange({ first, last, above, below, measure })
  }, [first, last, above, below, measure, onChange])
  const nearEnd = last >= count - prefetchRows
  useEffect(() => {
    if (nearEnd) onNearEnd?.()
  }, [nearEnd, onNearEnd])

  const answered = useRef(-1)
  // Runs after each render until the row exists, because it is rendered only when the page has scrolled near it.
  useEffect(() => {
    if (!requested || margin === 0 || answered.current === requested.times) return
    virtualizer.scrollToIndex(requested.index, { align: 'start' })
    const element = document.getElementById(requested.elementId)
    if (!element) return
    element.focus({ preventScroll: true })
    answered.current = requested.times
  })
  // Goes on until the last row is rendered and measured.
  useEffect(() => {
    if (endPresses > 0) virtualizer.scrollToEnd()
  }, [endPresses, virtualizer])
  return null
}

export default RowsInView
