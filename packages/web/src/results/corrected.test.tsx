import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Corrected } from './corrected.tsx'

afterEach(cleanup)

const correction = {
  question_id: 'n3',
  question_no: 3,
  kind: 'other_key',
  correct: [1],
  reason: 'The key was wrong.',
  at: '2030-03-02 12:00:00',
  undone_at: null,
  marks_before: 2,
  marks_after: 3,
} as const

test('a corrected result says which question was corrected, how, when and why', () => {
  render(<Corrected corrections={[{ ...correction, correct: [1] }]} />)
  const badge = screen.getByText(/^Corrected: question 3/)
  expect(badge.title).toContain('Option 2 is correct. The marks of this result changed from 2 to 3.')
  expect(badge.title).toContain('2030')
  expect(badge.textContent).toContain('Reason: The key was wrong.')
})

test('a result without corrections shows no note', () => {
  const { container } = render(<Corrected corrections={undefined} />)
  expect(container.textContent).toBe('')
})
