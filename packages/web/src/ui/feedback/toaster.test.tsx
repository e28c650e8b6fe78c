import { unreachableTexts } from '@quizwright/contracts/http/unreachable.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import userEvent from '@testing-library/user-event'
import { toast, toasterStore } from './toaster-store.ts'
import { Toaster } from './toaster.tsx'

afterEach(cleanup)

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
  for (const { id } of toasterStore.current()) toasterStore.dismiss(id)
  const run = vi.fn()
  render(<Toaster />)
  act(() => toast.success('Archived Selected Quiz', 'Optics', { label: 'Undo', run }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledOnce()
  expect(screen.queryByText('Optics')).toBeNull()
})
