import { elementAt } from '@quizwright/domain/defined.ts'
import { type RefObject, useEffect, useState } from 'react'
import { tableRows } from './row-range.ts'

/** How many rows are rendered above and below those in view, and how many of them may be used up by scrolling. */
const overscan = 8
const spare = overscan / 2

/** The y coordinates in pixels at which rows with known heights begin. The last one is where the last row ends. */
export const startsOf = (count: number, heightOf: (index: number) => number): readonly number[] => {
  const starts = [0]
  for (let index = 0; index < count; index++) starts.push(elementAt(starts, index) + heightOf(index))
  return starts
}

/** The index of the row at a y coordinate. */
const rowAt = (starts: readonly number[], y: number): number => {
  let [low, high] = [0, Math.max(0, starts.length - 2)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (elementAt(starts, middle) <= y) low = middle
    else high = middle - 1
  }
  return low
}

type Row = { index: number; start: number; size: number }

/**
 * The rows to render of a list that scrolls by itself and whose rows have known heights. The library that tracks the
 * rows in view of other lists is 10 KB, a thirtieth of the first visit of the editor, and reads the size of the list
 * while it is drawn, which made the browser lay out the editor once more in its longest task.
 */
export const useScrolledRows = (
  scroller: RefObject<HTMLElement | null>,
  starts: readonly number[],
): readonly Row[] => {
  const [{ first, last }, setRange] = useState({ first: 0, last: tableRows - 1 })
  const lastOfAll = starts.length - 2
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const follow = () => {
      const from = rowAt(starts, element.scrollTop)
      const to = rowAt(starts, element.scrollTop + element.clientHeight)
      setRange((before) => {
        const isEnough =
          before.first <= Math.max(0, from - spare) && before.last >= Math.min(lastOfAll, to + spare)
        return isEnough ? before : { first: Math.max(0, from - overscan), last: to + overscan }
      })
    }
    element.addEventListener('scroll', follow, { passive: true })
    // It calls first when the list is laid out.
    const sizes = new ResizeObserver(follow)
    sizes.observe(element)
    return () => {
      element.removeEventListener('scroll', follow)
      sizes.disconnect()
    }
  }, [scroller, starts, lastOfAll])
  const shownFrom = Math.min(first, Math.max(0, lastOfAll + 1 - tableRows))
  return Array.from({ length: Math.max(0, Math.min(last, lastOfAll) - shownFrom + 1) }, (_, offset) => {
    const index = shownFrom + offset
    return {
      index,
      start: elementAt(starts, index),
      size: elementAt(starts, index + 1) - elementAt(starts, index),
    }
  })
}

/** Scrolls to a row: so that it is the first one in view, or only as far as it is out of view. */
export const scrollToRow = (
  scroller: HTMLElement,
  starts: readonly number[],
  index: number,
  align: 'start' | 'nearest',
): void => {
  const [start, end] = [starts[index] ?? 0, starts[index + 1] ?? 0]
  const { scrollTop, clientHeight } = scroller
  if (align === 'start' || start < scrollTop) scroller.scrollTop = start
  else if (end > scrollTop + clientHeight) scroller.scrollTop = end - clientHeight
}
