import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RenderWhenVisible } from './render-when-visible.tsx'

let show = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        show = () => listener([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const renderPlace = () =>
  render(
    <RenderWhenVisible height={100} ratio={undefined} instead={<p>values</p>}>
      <p>drawing</p>
    </RenderWhenVisible>,
  )

test('given a drawing below the viewport, then it is made when it comes near', () => {
  renderPlace()
  expect(screen.queryByText('drawing')).toBeNull()
  act(() => show())
  expect(screen.getByText('drawing')).toBeTruthy()
})

test('given a drawing that nobody scrolled to, when some seconds have passed, then it is made', () => {
  renderPlace()
  act(() => vi.advanceTimersByTime(6_000))
  expect(screen.getByText('drawing')).toBeTruthy()
})

test('given a drawing that is not made yet, then its values are there for print, and gone once it is made', () => {
  renderPlace()
  expect(screen.getByText('values')).toBeTruthy()
  act(() => show())
  expect(screen.queryByText('values')).toBeNull()
})
