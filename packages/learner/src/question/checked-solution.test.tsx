import type { Solution } from '@quizwright/domain/schemas/attempt.ts'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { render } from '../test-support/render.tsx'
import { CheckedSolution } from './checked-solution.tsx'

const solution: Solution = { is_correct: true, correct: [], text: '', equation: '', image_url: '' }

test('what the author says to the answer stands with the solution', () => {
  render(<CheckedSolution solution={{ ...solution, feedback: ['Its old name.'] }} />)
  expect(screen.getByText('Its old name.')).toBeTruthy()
  expect(screen.getByText('Correct')).toBeTruthy()
})

test('a solution stands on the side of its own direction, whatever that of the page is', () => {
  render(<CheckedSolution solution={{ ...solution, text: 'Warm air rises.' }} />)
  expect(screen.getByText('Warm air rises.').closest('div')?.getAttribute('dir')).toBe('ltr')
})
