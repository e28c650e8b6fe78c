import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Menu } from './menu.tsx'

afterEach(cleanup)

const show = () => {
  const onSelect = vi.fn()
  const items = ['Edit', 'Archive'].map((label) => ({ label, onSelect: () => onSelect(label) }))
  render(<Menu label="Actions" items={items} />)
  return onSelect
}

test('a menu opens at the first click, and the keyboard selects an item', async () => {
  const onSelect = show()
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  await screen.findByRole('menuitem', { name: 'Archive' })
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onSelect).toHaveBeenCalledWith('Archive')
})

test('Escape closes the menu without selecting an item', async () => {
  const onSelect = show()
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  await screen.findByRole('menuitem', { name: 'Edit' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  expect(onSelect).not.toHaveBeenCalled()
})
