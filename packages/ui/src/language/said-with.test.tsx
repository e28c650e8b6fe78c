import { speak } from '@quizwright/domain/language/say.ts'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { saidWith } from './said-with.tsx'

afterEach(() => speak())

const Shown = () => <p>{saidWith('{count} codes to {name}.', { name: <b>Zoë</b> }, { count: 2 })}</p>

test('says a text with an element in its place', () => {
  render(<Shown />)
  expect(screen.getByText('Zoë').parentElement).toHaveProperty('textContent', '2 codes to Zoë.')
})

test('follows the order of the language', () => {
  speak({ language: 'hi', catalogue: { '{count} codes to {name}.': '{name} को {count} कोड।' } })
  render(<Shown />)
  expect(screen.getAllByText('Zoë').at(-1)!.parentElement).toHaveProperty('textContent', 'Zoë को 2 कोड।')
})
