import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BarChart } from './bar-chart.tsx'

beforeEach(() => {
  // happy-dom computes no layout, so the container is given a width of 500 pixels.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private listener: (entries: { contentRect: { width: number } }[]) => void
      constructor(listener: (entries: { contentRect: { width: number } }[]) => void) {
        this.listener = listener
      }
      observe() {
        this.listener([{ contentRect: { width: 500 } }])
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const bars = [
  { name: 'A', value: 4 },
  { name: 'B', value: 0 },
  { name: 'C', value: 8, tone: 'bad' as const },
]
const draw = () =>
  render(<BarChart label="Grades" height={272} bars={bars} nameAxis="Grade" valueAxis="Attempts" />)

test('given values, then each bar is as high as its share of the largest', () => {
  draw()
  const rects = [
    ...screen.getByRole('img', { name: 'Grades' }).querySelectorAll('rect:not([fill=transparent])'),
  ]
  expect(rects.map((rect) => Number(rect.getAttribute('height')))).toEqual([100, 0, 200])
})

test('given the greatest possible value, then the heights of the bars are fractions of it', () => {
  render(<BarChart label="Facility" height={272} bars={bars} greatest={16} />)
  const rects = [...screen.getByRole('img').querySelectorAll('rect:not([fill=transparent])')]
  expect(rects.map((rect) => Number(rect.getAttribute('height')))).toEqual([50, 0, 100])
})

test('given a chart, then its bars and axes have names, and its axis values are integers', () => {
  draw()
  const texts = [...screen.getByRole('img').querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(texts).toEqual(['0', '2', '4', '6', '8', 'A', 'B', 'C', 'Grade', 'Attempts'])
})

test('given an empty bar, when the pointer is over its column, then its value is shown', () => {
  draw()
  const column = screen.getByRole('img').querySelectorAll('rect[fill=transparent]')[1]!.parentElement!
  fireEvent.pointerEnter(column)
  expect(screen.getByText('B:').textContent).toBe('B: 0')
  fireEvent.pointerLeave(column)
  expect(screen.queryByText('B:')).toBeNull()
})
