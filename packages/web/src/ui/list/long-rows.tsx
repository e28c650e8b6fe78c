import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { importWhenOnline } from '../loading/import-when-online.ts'
import { useNearsView } from '../loading/use-nears-view.ts'
import { allRows, estimateRange, tableRows } from './row-range.ts'
import type { MeasureRow, RangeInView, RowRequest } from './rows-in-view.tsx'

let isPrinting = false

const subscribe = (listener: () => void): (() => void) => {
  const change = (next: boolean) => () => {
    isPrinting = next
    listener()
  }
  const [begin, end] = [change(true), change(false)]
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  return () => {
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
  }
}

/**
 * Whether the page is being printed. Lists that normally render only rows in view then render all loaded
 * ones.
 */
const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)

/** Where End moves the caret, the choice or the focus. */
const ownEnd =
  'input, textarea, select, math-field, [role=dialog], [role=menu], [role=listbox], [role=tablist]'

const scrollsItself = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)

/** Whether End in an element goes to the end of the page. */
const isOfPage = (element: Element | null): boolean => {
  if (element === null || element === document.body) return true
  return !element.matches(ownEnd) && !scrollsItself(element) && isOfPage(element.parentElement)
}

/**
 * Goes to the end of the page when End is pressed, and returns how often it was. The browser alone would scroll
 * slowly to where the end was: the rows there are as high as estimated until they are rendered.
 */
const useEndPresses = (): number => {
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, shiftKey, altKey, metaKey, defaultPrevented, target } = event
      if (key !== 'End' || shiftKey || altKey || metaKey || defaultPrevented) return
      if (!(target instanceof Element) || !isOfPage(target)) return
      event.preventDefault()
      scrollTo({ top: document.documentElement.scrollHeight })
      setPresses((before) => before + 1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return presses
}

const RowsInView = lazy(() => importWhenOnline(() => import('./rows-in-view.tsx')))
/** When the last initial row is this near to the viewport, the rows in view must be computed. */
const nearby = '600px'

const unmeasured = () => undefined

type LongRowsProps = {
  count: number
  /** The estimated height of a row in pixels, until it is measured. */
  rowHeight: number
  /** The element of a row, which also takes the place of those out of view. */
  element?: 'tr' | 'li'
  /** The rows of a list that nobody has scrolled: more than a screen shows. */
  atFirst?: number
  /** How many rows are rendered above and below those in view. */
  overscan?: number
  /** Renders the row at an index. Its element must get the ref `measure`. */
  row: (index: number, measure: MeasureRow) => ReactNode
  keyOf: (index: number) => string | number
  /** The y coordinate of the first row, and the initial scroll position of the page, in pixels. */
  margin: number
  scrollTop?: number
  requested?: RowRequest | undefined
  onNearEnd?: (() => void) | undefined
}

/**
 * Renders the rows in view; two empty rows take the height of all others. A short list is rendered
 * completely, and when printing every list is. A long list begins with more rows than a screen shows; the
 * code that tracks the rows in view, 10 KB, is loaded when it is scrolled.
 */
export const LongRows = ({
  count,
  rowHeight,
  element: Space = 'tr',
  atFirst = tableRows,
  overscan = 8,
  row,
  keyOf,
  margin,
  scrollTop = 0,
  requested,
  onNearEnd,
}: LongRowsProps) => {
  const [inView, setInView] = useState<RangeInView>()
  const isPrinting = useIsPrinting()
  const isWhole = count <= atFirst && onNearEnd === undefined && !requested
  const inViewOrFirst = isWhole || !inView ? estimateRange({ count, scrollTop, rowHeight, atFirst }) : inView
  const { first, last, above, below } = isPrinting ? allRows(count) : inViewOrFirst
  const measure = inView?.measure ?? unmeasured
  useLayoutEffect(() => {
    if (scrollTop > 0) scrollTo({ top: scrollTop })
  }, [scrollTop])
  const endPresses = useEndPresses()
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const isEndNear = useNearsView(end, nearby)
  const isScrolled =
    isEndNear || scrollTop > 0 || inViewOrFirst.below === 0 || inView !== undefined || endPresses > 0
  return (
    <>
      {above > 0 && <Space aria-hidden style={{ height: above }} />}
      {Array.from({ length: last - first + 1 }, (_, offset) => row(first + offset, measure))}
      {below > 0 && <Space ref={setEnd} aria-hidden style={{ height: below }} />}
      {!isWhole && (isScrolled || requested) && (
        <Suspense>
          <RowsInView
            count={count}
            rowHeight={rowHeight}
            overscan={overscan}
            keyOf={keyOf}
            margin={margin}
            requested={requested}
            endPresses={endPresses}
            onChange={setInView}
            onNearEnd={onNearEnd}
          />
        </Suspense>
      )}
    </>
  )
}
