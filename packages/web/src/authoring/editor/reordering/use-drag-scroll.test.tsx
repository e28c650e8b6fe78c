import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { useDragScroll } from './use-drag-scroll.ts'

const List = () => {
  const list = useRef<HTMLUListElement>(null)
  useDragScroll(list)
  return (
    <ul ref={list} style={{ overflowY: 'auto' }}>
      <li draggable>Question 1</li>
    </ul>
  )
}

const willScroll = () => screen.getByRole('list').hasAttribute('data-auto-scrollable')

test('given a list, when the first drag begins, then auto-scrolling is loaded and stays', async () => {
  const { unmount } = render(<List />)
  onTestFinished(unmount)
  expect(willScroll()).toBe(false)
  fireEvent.dragStart(screen.getByText('Question 1'))
  await waitFor(() => expect(willScroll()).toBe(true))
})

test('given a drag, when the list is removed before auto-scrolling is loaded, then nothing is attached', async () => {
  const { unmount } = render(<List />)
  const list = screen.getByRole('list')
  fireEvent.dragStart(screen.getByText('Question 1'))
  unmount()
  await import('@atlaskit/pragmatic-drag-and-drop-auto-scroll/element')
  expect(list.hasAttribute('data-auto-scrollable')).toBe(false)
})
