import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOffsetTop } from './use-offset-top.ts'

/** Records what is observed, because no layout happens here, and reports a change of size on request. */
class StubObserver {
  static observed = new Set<Element>()
  static report = (): void => undefined
  readonly own = new Set<Element>()
  constructor(callback: () => void) {
    StubObserver.report = callback
  }
  observe(element: Element) {
    this.own.add(element)
    StubObserver.observed.add(element)
  }
  disconnect() {
    for (const element of this.own) StubObserver.observed.delete(element)
    this.own.clear()
  }
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StubObserver)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const List = () => {
  const list = useRef<HTMLOListElement>(null)
  const top = useOffsetTop(list)
  return (
    <ol ref={list} data-top={top}>
      <li>One</li>
    </ol>
  )
}
const Screen = ({ hasNotice = false }) => (
  <>
    <header>Title</header>
    <main>
      {hasNotice && <p>Notice</p>}
      <List />
      <footer>End</footer>
    </main>
  </>
)
const observed = () => [...StubObserver.observed].map((element) => element.textContent)

test('only what is above the list is observed, never the list itself or what contains it', () => {
  render(<Screen />)
  expect(observed()).toEqual(['Title'])
})

test('what appears above the list later is observed too, and nothing after the list is gone', async () => {
  const { rerender, unmount } = render(<Screen />)
  rerender(<Screen hasNotice />)
  await vi.waitFor(() => expect(observed().sort()).toEqual(['Notice', 'Title']))
  unmount()
  expect(observed()).toEqual([])
})

test('when something above changes its size, then the distance is measured again', () => {
  render(<Screen />)
  const list = screen.getByRole('list')
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue({ top: 120 } as DOMRect)
  act(StubObserver.report)
  expect(list.dataset['top']).toBe('120')
})
