import type { RevisionFigures as Revision } from '@quizwright/domain/schemas/item-statistics.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RevisionFigures } from './revision-figures.tsx'

const known = (value: number) => ({ value, interval: null, why: 'not estimated' as const })
const none = { value: null, interval: null, why: 'no attempts' as const }
const unanswered: Revision = {
  revision_ids: ['r'],
  is_current: true,
  counted: 0,
  few: true,
  doubtful: false,
  facility: none,
  sd: none,
  discrimination: none,
  efficiency: none,
  effective_weight: none,
  intended_weight: known(25),
  random_guess: known(50),
  options: [
    { option_no: 1, text: 'Yes', is_correct: true, chosen: 0, share: none, mean_total: none },
    { option_no: 2, text: 'No', is_correct: false, chosen: 0, share: none, mean_total: none },
  ],
}

test('given a question that nobody answered, then that is said once, beside what is known of it', () => {
  render(<RevisionFigures revision={unanswered} attempts="first" of="question 1" />)
  expect(screen.getAllByText('Nobody has answered it yet.')).toHaveLength(1)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Intended weight',
    'Random guess score',
  ])
  expect(screen.queryByRole('table')).toBeNull()
})

test('given one answer, then all figures and options are shown', () => {
  const one = { value: 100, interval: null, why: 'one attempt' as const }
  const answered = { ...unanswered, counted: 1, facility: one }
  render(<RevisionFigures revision={answered} attempts="first" of="question 2" />)
  expect(screen.getByText('By the first attempt of each student (1)')).toBeTruthy()
  expect(screen.getByText('Facility index')).toBeTruthy()
  expect(screen.getByRole('table')).toBeTruthy()
})
