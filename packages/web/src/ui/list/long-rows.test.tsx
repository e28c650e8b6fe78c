import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LongRows } from './long-rows.tsx'
import { estimateRange, tableRows } from './row-range.ts'
import type { RowRequest } from './rows-in-view.tsx'

const rowHeight = 50
let scrollToEnd = () => {}
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        scrollToEnd = () => listener([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Given = { count: number; margin?: number; requested?: RowRequest; onNearEnd?: () => void }

const Rows = ({ count, margin = 0, requested, onNearEnd }: Given) => (
  <table>
    <tbody>
      <LongRows
        count={count}
        rowHeight={rowHeight}
        // happy-dom computes no layout, so no row is measured.
        row={(index) => (
          <tr key={index} id={`quiz-${index}`} tabIndex={-1}>
            <td>Quiz {index}</td>
          </tr>
        )}
        keyOf={(index) => index}
        margin={margin}
        requested={requested}
        onNearEnd={onNearEnd}
      />
    </tbody>
  </table>
)
const renderRows = (count: number, onNearEnd?: () => void) =>
  render(<Rows count={count} {...(onNearEnd && { onNearEnd })} />)

test('a row of a long list stays the same element when the rows in view become known', async () => {
  renderRows(500)
  const atFirst = screen.getByText('Quiz 0')
  expect(screen.queryByText('Quiz 29')).not.toBeNull()
  act(() => scrollToEnd())
  await waitFor(() => expect(screen.queryByText('Quiz 29')).toBeNull())
  expect(screen.getByText('Quiz 0')).toBe(atFirst)
})

test('given a long list that nobody scrolls, then its first rows stay', async () => {
  renderRows(500)
  await act(async () => {
    await import('./rows-in-view.tsx')
  })
  expect(screen.getAllByText(/^Quiz/)).toHaveLength(30)
})

test('a short list is rendered completely', () => {
  renderRows(30)
  expect(screen.getAllByText(/^Quiz/)).toHaveLength(30)
})

test('the next page is requested when the end of the loaded rows is near', async () => {
  const onNearEnd = vi.fn()
  renderRows(20, onNearEnd)
  await waitFor(() => expect(onNearEnd).toHaveBeenCalled())
})

test('a list that was left scrolled begins with the rows that were in view', () => {
  const { first, last, above, below } = estimateRange({
    count: 1000,
    scrollTop: 400 * rowHeight,
    rowHeight,
    atFirst: tableRows,
  })
  expect(first).toBeLessThan(400)
  expect(last).toBeGreaterThan(415)
  expect(above + below + (last - first + 1) * rowHeight).toBe(1000 * rowHeight)
})

test('no row is rendered beyond the end of a list that became shorter', () => {
  expect(estimateRange({ count: 3, scrollTop: 10_000, rowHeight, atFirst: tableRows })).toEqual({
    first: 0,
    last: 2,
    above: 0,
    below: 0,
  })
})

test('all loaded rows are printed, and afterwards those in view are rendered again', () => {
  renderRows(500)
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(screen.getAllByText(/^Quiz/)).toHaveLength(500)
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(screen.getAllByText(/^Quiz/)).toHaveLength(30)
})

test('a requested row gets the focus once for each request, in a short list too', async () => {
  const requested = { index: 5, elementId: 'quiz-5', times: 0 }
  const focused = () => document.activeElement?.id
  const { rerender } = render(<Rows count={10} margin={100} requested={requested} />)
  await waitFor(() => expect(focused()).toBe('quiz-5'))
  document.getElementById('quiz-2')!.focus()
  rerender(<Rows count={10} margin={120} requested={{ ...requested }} />)
  expect(focused()).toBe('quiz-2')
  rerender(<Rows count={10} margin={120} requested={{ ...requested, times: 1 }} />)
  expect(focused()).toBe('quiz-5')
})
