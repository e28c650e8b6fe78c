import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button, IconButton } from './button.tsx'

afterEach(cleanup)

test.each([
  ['a button', Button],
  ['an icon button', IconButton],
] as const)('a busy %s announces it and ignores a second click', (_name, Part) => {
  const press = vi.fn()
  const withBusy = (busy: boolean) => (
    <Part label="Save" icon={null} busy={busy} onClick={press}>
      Save
    </Part>
  )
  const { getByRole, rerender } = render(withBusy(false))
  fireEvent.click(getByRole('button'))
  rerender(withBusy(true))
  fireEvent.click(getByRole('button'))
  expect(press).toHaveBeenCalledTimes(1)
  expect(getByRole('button').getAttribute('aria-busy')).toBe('true')
  expect(getByRole('button').getAttribute('aria-disabled')).toBe('true')
})

test('an unavailable button announces it, keeps the focus, does nothing, and can say why', () => {
  const press = vi.fn()
  const explain = vi.fn()
  const undo = (unavailable: boolean, onUnavailable?: () => void) => (
    <Button unavailable={unavailable} onUnavailable={onUnavailable} onClick={press}>
      Undo
    </Button>
  )
  const { getByRole, rerender } = render(undo(false))
  const button = getByRole('button')
  expect(button.getAttribute('aria-disabled')).toBeNull()
  button.focus()
  rerender(undo(true))
  fireEvent.click(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  rerender(undo(true, explain))
  fireEvent.click(button)
  expect(explain).toHaveBeenCalledTimes(1)
  expect(press).not.toHaveBeenCalled()
})
