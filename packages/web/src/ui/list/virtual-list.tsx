import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { startsOf, useScrolledRows } from './scrolled-rows.ts'
import { VirtualScroller, VirtualSheet } from './virtual-sheet.tsx'

type VirtualListProps = {
  label: string
  count: number
  /** The height of every row, in pixels. */
  rowHeight: number
  /** Renders the content of the row at an index. */
  row: (index: number) => ReactNode
  /** `fill` takes the height that the parent leaves; `rows` is as high as the rows, up to a limit. */
  height?: 'fill' | 'rows'
  /** Receives the element that scrolls the list. */
  scroller?: RefObject<HTMLDivElement | null>
}

/** A list with rows of equal height. Only those in view are rendered. */
export const VirtualList = ({ label, count, rowHeight, row, height, scroller: given }: VirtualListProps) => {
  const own = useRef<HTMLDivElement>(null)
  const scroller = given ?? own
  const starts = useMemo(() => startsOf(count, () => rowHeight), [count, rowHeight])
  const rows = useScrolledRows(scroller, starts)
  return (
    <VirtualScroller ref={scroller} height={height}>
      <VirtualSheet aria-label={label} style={{ height: starts.at(-1) }}>
        {rows.map(({ index, start, size }) => (
          <li
            key={index}
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
