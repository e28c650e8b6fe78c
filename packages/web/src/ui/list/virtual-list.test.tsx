import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrollToRow, startsOf } from './scrolled-rows.ts'
import { VirtualList } from './virtual-list.tsx'

const rowHeight = 20
/** Ten rows are in view. */
const viewHeight = 200
let reportSize = () => {}
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        reportSize = listener
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(viewHeight)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const List = ({ count }: { count: number }) => (
  <VirtualList label="Rows" count={count} rowHeight={rowHeight} row={(index) => `Row ${index}`} />
)
const shown = () => screen.getAllByText(/^Row/).map((row) => Number(row.textContent.slice(4)))
const scrollTo = (top: number) => {
  const scroller = screen.getByRole('list').parentElement!
  scroller.scrollTop = top
  fireEvent.scroll(scroller)
}

test('a list begins with more rows than it shows, and keeps them when its size becomes known', () => {
  render(<List count={1000} />)
  expect(shown()).toEqual(Array.from({ length: 30 }, (_, index) => index))
  act(() => reportSize())
  expect(shown()).toHaveLength(30)
  expect(screen.getByRole('list').style.height).toBe('20000px')
})

test('a scrolled list renders the rows in view, some around them, and no others', () => {
  render(<List count={1000} />)
  scrollTo(500 * rowHeight)
  expect(shown()).toEqual(Array.from({ length: 27 }, (_, offset) => 492 + offset))
  expect(screen.getByText('Row 500').style.transform).toBe('translateY(10000px)')
})

test('while some rows around those in view are left, scrolling renders nothing', () => {
  render(<List count={1000} />)
  scrollTo(500 * rowHeight)
  const before = shown()
  scrollTo(503 * rowHeight)
  expect(shown()).toEqual(before)
  scrollTo(505 * rowHeight)
  expect(shown().at(-1)).toBe(523)
})

test('a list that became shorter shows its last rows', () => {
  const { rerender } = render(<List count={1000} />)
  scrollTo(900 * rowHeight)
  rerender(<List count={40} />)
  expect(shown()).toEqual(Array.from({ length: 30 }, (_, offset) => 10 + offset))
})

test('an empty list has no rows', () => {
  render(<List count={0} />)
  expect(screen.queryByText(/^Row/)).toBeNull()
})

test('a row is scrolled to only as far as it is out of view', () => {
  const starts = startsOf(100, (index) => (index % 2 === 0 ? 30 : 10))
  const scroller = document.createElement('div')
  scrollToRow(scroller, starts, 4, 'nearest')
  expect(scroller.scrollTop).toBe(0)
  scrollToRow(scroller, starts, 20, 'nearest')
  expect(scroller.scrollTop).toBe(430 - viewHeight)
  scrollToRow(scroller, starts, 4, 'nearest')
  expect(scroller.scrollTop).toBe(80)
  scrollToRow(scroller, starts, 6, 'start')
  expect(scroller.scrollTop).toBe(120)
})
