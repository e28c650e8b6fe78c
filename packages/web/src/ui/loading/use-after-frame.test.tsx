import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAfterFrame } from './use-after-frame.ts'

const frames: (() => void)[] = []
vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
vi.stubGlobal('cancelAnimationFrame', (id: number) => void frames.splice(id - 1, 1, () => undefined))
afterEach(() => {
  cleanup()
  frames.length = 0
})
const Page = ({ page }: { page: number }) => <p>{useAfterFrame(page, 0)}</p>
const nextFrame = () => act(() => frames.splice(0).forEach((callback) => callback()))

test('a value follows after the next frame', () => {
  const { rerender } = render(<Page page={1} />)
  expect(screen.queryByText('0')).not.toBeNull()
  nextFrame()
  expect(screen.queryByText('1')).not.toBeNull()
  rerender(<Page page={2} />)
  expect(screen.queryByText('1')).not.toBeNull()
  nextFrame()
  expect(screen.queryByText('2')).not.toBeNull()
})

test('a value that was replaced before the frame is skipped', () => {
  const { rerender } = render(<Page page={1} />)
  rerender(<Page page={2} />)
  nextFrame()
  expect(screen.queryByText('2')).not.toBeNull()
})
