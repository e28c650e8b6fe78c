import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button, IconButton } from './button.tsx'

afterEach(cleanup)

test.each([
  ['a button', Button],
  ['a button with a picture only', IconButton],
] as const)('%s that is busy says so and takes no second click', (_name, Part) => {
  const press = vi.fn()
  const draw = (busy: boolean) => (
    <Part label="Save" icon={null} busy={busy} onClick={press}>
      Save
    </Part>
  )
  const { getByRole, rerender } = render(draw(false))
  fireEvent.click(getByRole('button'))
  rerender(draw(true))
  fireEvent.click(getByRole('button'))
  expect(press).toHaveBeenCalledTimes(1)
  expect(getByRole('button').getAttribute('aria-busy')).toBe('true')
  expect(getByRole('button').getAttribute('aria-disabled')).toBe('true')
})
