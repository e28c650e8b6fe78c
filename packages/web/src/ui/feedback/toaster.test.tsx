import { unreachableTexts } from '@quizwright/contracts/http/unreachable.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import userEvent from '@testing-library/user-event'
import { toast, toasterStore } from './toaster-store.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  for (const { id } of toasterStore.current()) toasterStore.dismiss(id)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('given a toast about a lost connection, when it is back, then only this toast disappears', () => {
  render(<Toaster />)
  act(() => {
    toast.error(unreachableTexts.offline)
    toast.error('Not saved', unreachableTexts.offline)
    toast.info('Something else')
  })
  expect(screen.getAllByRole('alert')).toHaveLength(2)
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Something else')).toBeTruthy()
})

test('given a toast with an action, when it is pressed, then the action runs and the toast disappears', async () => {
  const run = vi.fn()
  render(<Toaster />)
  act(() => toast.success('Archived Selected Quiz', 'Optics', { label: 'Undo', run }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledOnce()
  expect(screen.queryByText('Optics')).toBeNull()
})

test('given several toasts on a phone, then only the newest is shown, and the next when it is gone', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), { media, matches: media.includes('max-width') }) as MediaQueryList,
  )
  render(<Toaster />)
  act(() => {
    toast.success('Saved')
    toast.success('Archived Selected Quiz', 'Optics', { label: 'Undo', run: vi.fn() })
  })
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Archived Selected QuizOpticsUndo/),
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.getByRole('status').textContent).toMatch(/^Saved/)
})

test('while the pointer is on a toast, the time of no toast runs', () => {
  vi.useFakeTimers()
  render(<Toaster />)
  act(() => {
    toast.success('Saved')
    toast.info('Something else')
  })
  act(() => void screen.getByText('Saved').dispatchEvent(new Event('pointerover', { bubbles: true })))
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getAllByRole('status')).toHaveLength(2)
  act(() => void document.body.dispatchEvent(new Event('pointerover', { bubbles: true })))
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.queryByRole('status')).toBeNull()
})
