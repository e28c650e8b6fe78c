import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'
import { type RowsProps, rowHeight } from './first-rows.tsx'

/** The next page is requested when so few rows are left below the visible ones. */
const prefetchRows = 15

type VirtualRowsProps = RowsProps & {
  keyOf: (index: number) => string | number
  /** Where the rows begin on the page, and how far the page is scrolled at first. */
  margin: number
  scrolledTo: number
  onNearEnd: (() => void) | undefined
}

/** Only the rows in view; two empty rows take the height of the others. */
const VirtualRows = ({ count, row, keyOf, margin, scrolledTo, onNearEnd }: VirtualRowsProps) => {
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 8,
    getItemKey: keyOf,
    scrollMargin: margin,
    initialOffset: scrolledTo,
  })
  const rows = virtualizer.getVirtualItems()
  const above = (rows[0]?.start ?? margin) - margin
  const below = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? margin) - margin)
  const last = rows.at(-1)?.index ?? 0
  const nearEnd = last >= count - prefetchRows
  useEffect(() => {
    if (nearEnd) onNearEnd?.()
  }, [nearEnd, onNearEnd])
  return (
    <>
      {above > 0 && <tr aria-hidden style={{ height: above }} />}
      {rows.map(({ index }) => row(index, virtualizer.measureElement))}
      {below > 0 && <tr aria-hidden style={{ height: below }} />}
    </>
  )
}

export default VirtualRows
