import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Menu } from './menu.tsx'

// The code of the part is fetched when it is first shown, which may take a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

const show = () => {
  const chosen = vi.fn()
  const items = ['Edit', 'Archive'].map((label) => ({ label, onSelect: () => chosen(label) }))
  render(<Menu label="Actions" items={items} />)
  return chosen
}

test('a menu opens at the first press, and the keyboard chooses from it', async () => {
  const chosen = show()
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  await screen.findByRole('menuitem', { name: 'Archive' })
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(chosen).toHaveBeenCalledWith('Archive')
})

test('Escape closes it and nothing is chosen', async () => {
  const chosen = show()
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  await screen.findByRole('menuitem', { name: 'Edit' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  expect(chosen).not.toHaveBeenCalled()
})
