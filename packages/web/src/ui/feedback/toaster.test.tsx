import { unreachableTexts } from '@quizwright/contracts/http/unreachable.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import userEvent from '@testing-library/user-event'
import { toast, toasterStore } from './toaster-store.ts'
import { Toaster } from './toaster.tsx'

afterEach(cleanup)

test('given a toast that there is no connection, when it is back, then that toast goes and others stay', () => {
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

test('given a toast with an action, when it is pressed, then it is done and the toast goes', async () => {
  for (const { id } of toasterStore.current()) toasterStore.dismiss(id)
  const run = vi.fn()
  render(<Toaster />)
  act(() => toast.success('Archived Selected Quiz', 'Optics', { label: 'Undo', run }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledOnce()
  expect(screen.queryByText('Optics')).toBeNull()
})
