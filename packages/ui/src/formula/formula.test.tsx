import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Formula } from './formula.tsx'

afterEach(cleanup)

test.each([
  ['\\frac{a}{', 'This formula is not complete yet.'],
  ['\\foo{x} + 1', '\\foo is no command of TeX.'],
  ['a}', 'This formula can not be drawn as it is.'],
  ['\\def\\a{x}\\a', 'This formula is too complex.'],
])('while %s is typed, a quiet note says what is missing', async (tex, words) => {
  render(<Formula tex={tex} isTyped />)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('given a formula on the page, when the text beside it changes, then its element is kept', async () => {
  const { container, rerender } = render(<Formula tex="x^2" />)
  await vi.waitFor(() => expect(container.querySelector('math')).not.toBeNull())
  const drawn = container.querySelector('math')
  const changes = new MutationObserver(() => undefined)
  changes.observe(container, { childList: true, subtree: true })
  rerender(<Formula tex="x^2" isTyped />)
  expect(changes.takeRecords()).toEqual([])
  expect(container.querySelector('math')).toBe(drawn)
  rerender(<Formula tex="x^3" isTyped />)
  expect(changes.takeRecords()).not.toEqual([])
})
