import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import { VirtualScroller, VirtualSheet } from './virtual-sheet.tsx'

type VirtualListProps = {
  label: string
  count: number
  /** The same for each row, in pixels. */
  rowHeight: number
  /** Draws the content of the row of an index. */
  row: (index: number) => ReactNode
  /** Fills the height that its parent leaves, or is as high as its rows up to a limit. */
  height?: 'fill' | 'rows'
}

/** A list of rows of one height, of which only those in view are drawn. */
export const VirtualList = ({ label, count, rowHeight, row, height }: VirtualListProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  return (
    <VirtualScroller ref={scroller} height={height}>
      <VirtualSheet aria-label={label} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start, size }) => (
          <li
            key={key}
            style={{ height: size, transform: `translateY(${start}px)` }}
            aria-setsize={count}
            aria-posinset={index + 1}
          >
            {row(index)}
          </li>
        ))}
      </VirtualSheet>
    </VirtualScroller>
  )
}
