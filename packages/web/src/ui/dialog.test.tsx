import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { toast } from './feedback/toaster-store.ts'
import { Toaster } from './feedback/toaster.tsx'

const show = (node: ReactNode) => render(node)
afterEach(cleanup)

describe('a dialog', () => {
  test('focuses its first field and closes on Escape', async () => {
    const onClose = vi.fn()
    show(
      <Dialog open title="Details" onClose={onClose}>
        <p>Say more.</p>
        <input aria-label="Name" />
      </Dialog>,
    )
    const field = await screen.findByLabelText('Name')
    await waitFor(() => expect(document.activeElement).toBe(field))
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })
  test('that starts with a radio group focuses the checked radio', async () => {
    show(
      <Dialog open title="Format" onClose={() => undefined}>
        <input type="radio" name="format" aria-label="Excel" />
        <input type="radio" name="format" aria-label="QTI" defaultChecked />
      </Dialog>,
    )
    const chosen = await screen.findByLabelText('QTI')
    await waitFor(() => expect(document.activeElement).toBe(chosen))
  })
  test.each([
    ['ur', 'rtl'],
    ['ar-XB', 'rtl'],
    ['hi', 'ltr'],
  ])('in a page in %s runs from %s', (language, direction) => {
    document.documentElement.lang = language
    show(
      <Dialog open title="Details" onClose={() => undefined}>
        <p>Say more.</p>
      </Dialog>,
    )
    expect(screen.getByRole('dialog').getAttribute('dir')).toBe(direction)
    document.documentElement.lang = 'en'
  })
  test('that is locked has no close button and stays open', async () => {
    const onClose = vi.fn()
    show(
      <Dialog open locked title="Saving" onClose={onClose}>
        Saving…
      </Dialog>,
    )
    await screen.findByRole('dialog', { name: 'Saving' })
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
  })
  test('does not hide toasts from screen readers', async () => {
    show(
      <>
        <button type="button">Beside it</button>
        <Toaster />
        <Dialog open title="Details" onClose={() => undefined}>
          x
        </Dialog>
      </>,
    )
    await screen.findByRole('dialog', { name: 'Details' })
    act(() => toast.warning('Title is required'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Beside it' })).toBeNull())
    expect(screen.getByRole('alert').textContent).toContain('Title is required')
  })
  test('lets the keyboard reach the action of a toast, which it would not leave for', async () => {
    const run = vi.fn()
    show(
      <>
        <Toaster />
        <Dialog open title="Details" onClose={() => undefined} footer={<button type="button">Save</button>}>
          <input aria-label="Name" />
        </Dialog>
      </>,
    )
    const dialog = await screen.findByRole('dialog', { name: 'Details' })
    act(() => toast.success('Brought back', undefined, { label: 'Undo', run }))
    const undo = await within(dialog).findByRole('button', { name: 'Undo' })
    act(() => screen.getByRole('button', { name: 'Save' }).focus())
    await userEvent.tab()
    expect(document.activeElement).toBe(undo)
    await userEvent.keyboard('{Enter}')
    expect(run).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByText('Brought back')).toBeNull())
    expect(within(dialog).queryByRole('button', { name: 'Undo' })).toBeNull()
  })
  test('that is not open is not in the document', () => {
    show(
      <Dialog open={false} title="Details" onClose={() => undefined}>
        x
      </Dialog>,
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('a confirmation focuses Cancel, so that Enter removes nothing', async () => {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  show(
    <ConfirmDialog
      open
      danger
      title="Delete?"
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      It is gone then.
    </ConfirmDialog>,
  )
  const cancel = await screen.findByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(document.activeElement).toBe(cancel))
  await userEvent.keyboard('{Enter}')
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect(onConfirm).not.toHaveBeenCalled()
})
