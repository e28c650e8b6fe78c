import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect } from 'react'
import type { RowRange } from './row-range.ts'

/** The next page is requested when only this many rows are left below the visible ones. */
const prefetchRows = 15

export type RangeInView = RowRange & { measure: (row: HTMLTableRowElement | null) => void }

type RowsInViewProps = {
  count: number
  rowHeight: number
  keyOf: (index: number) => string | number
  /** The y coordinate of the first row, in pixels. */
  margin: number
  onChange: (range: RangeInView) => void
  onNearEnd: (() => void) | undefined
}

/**
 * Tracks which rows of a long list are in view. Renders nothing itself, so that the list keeps its rows when
 * this code is loaded.
 */
const RowsInView = ({ count, rowHeight, keyOf, margin, onChange, onNearEnd }: RowsInViewProps) => {
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 8,
    getItemKey: keyOf,
    scrollMargin: margin,
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
  return null
}

export default RowsInView
