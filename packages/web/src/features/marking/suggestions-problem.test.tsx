import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SuggestionsProblem } from './suggestions-problem.tsx'

const message = 'The AI provider refused the key it was given.'
const problem = (more: object) => ({ message, is_tried_again: false, ...more })

test.each([
  ['is asked again', problem({ is_tried_again: true }), `${message} It retries automatically.`],
  ['is not', problem({}), `${message} It won’t retry. Mark the answers yourself`],
])('given a provider that %s, the line says what to do', (_, given, expected) => {
  render(<SuggestionsProblem problem={given} />)
  expect(screen.getByText(expected, { exact: false })).toBeTruthy()
})

test('given a reason that says what to do, nothing is repeated', () => {
  const said = 'One answer has no marks. Mark it yourself.'
  render(<SuggestionsProblem problem={problem({ message: said })} />)
  expect(screen.getByText(said).textContent).toBe(said)
})
