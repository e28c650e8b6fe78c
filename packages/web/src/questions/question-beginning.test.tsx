import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuestionBeginning } from './question-beginning.tsx'

const shown = (text: string, equation = '') =>
  render(<QuestionBeginning text={text} equation={equation} empty="Nothing" />).container

test('given a formula within the words, then it is drawn, and no dollars are left', () => {
  const place = shown(`Solve $x^2 = 4$ ${'and so on '.repeat(40)}end`)
  expect(place.querySelectorAll('.formula')).toHaveLength(1)
  expect(place.textContent).not.toContain('$')
  expect(place.textContent).toContain('end')
})

test('given a question of a formula alone, then it is drawn; given nothing, then that is said', () => {
  expect(shown('', 'x^2').querySelectorAll('.formula')).toHaveLength(1)
  expect(shown('').textContent).toBe('Nothing')
})

test('given many words, then only their beginning is shown', () => {
  expect(shown('a'.repeat(5_000)).textContent).toHaveLength(200)
})
