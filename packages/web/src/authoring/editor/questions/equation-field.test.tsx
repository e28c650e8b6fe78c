import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EquationField } from './equation-field.tsx'

// The library of the visual field needs a real browser.
vi.mock('../../../ui/equation/visual-equation.tsx', () => ({
  VisualEquation: ({ label }: { label: string }) => <input aria-label={label} />,
}))
beforeEach(() => localStorage.clear())
afterEach(cleanup)

const show = (tex = '') => {
  const { unmount } = render(
    <EquationField
      label="Question equation"
      tex={tex}
      onWrite={vi.fn()}
      onEnter={vi.fn()}
      onRemove={undefined}
      onKeyDown={undefined}
      beside={null}
    >
      {null}
    </EquationField>,
  )
  return unmount
}
const visual = () => screen.queryByLabelText('Question equation, visual editor')
const toggle = () => screen.getByRole('button', { name: /^(TeX|Visual) editor: Question equation$/ })

test('a new equation is typed visually, and TeX alone is one click away and remembered', async () => {
  const unmount = show()
  expect(visual()).not.toBeNull()
  expect(toggle().textContent).toBe('TeX editor')
  await userEvent.click(toggle())
  expect(visual()).toBeNull()
  unmount()
  show()
  expect(visual()).toBeNull()
  await userEvent.click(toggle())
  expect(visual()).not.toBeNull()
})

test('an equation that is there is drawn, and typed visually on request', async () => {
  show('x^2')
  expect(visual()).toBeNull()
  expect(toggle().textContent).toBe('Visual editor')
  await userEvent.click(toggle())
  expect(visual()).not.toBeNull()
})
