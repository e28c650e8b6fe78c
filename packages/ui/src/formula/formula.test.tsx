import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Formula } from './formula.tsx'

afterEach(cleanup)

test.each([
  ['\\frac{a}{', 'This formula is not complete yet.'],
  ['\\foo{x} + 1', '\\foo is no command of TeX.'],
  ['a}', 'This formula can not be drawn as it is.'],
  ['\\def\\a{x}\\a', 'This formula is too complex.'],
])('while %s is typed, what is missing is said quietly', async (tex, words) => {
  render(<Formula tex={tex} isTyped />)
  expect(await screen.findByText(words)).toBeTruthy()
})
