import type { RevisionFigures as Revision } from '@quizwright/domain/schemas/item-statistics.ts'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showDetailedFigures } from '../../statistics/detailed-figures.tsx'
import { RevisionFigures } from './revision-figures.tsx'

afterEach(() => {
  cleanup()
  showDetailedFigures(false)
})

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
  expect(screen.getAllByText('No one has answered it yet.')).toHaveLength(1)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Expected score from guessing',
  ])
  expect(screen.queryByRole('table')).toBeNull()
})

test('given one answer, then its figures and options are shown, and all figures where they are asked for', () => {
  const one = { value: 100, interval: null, why: 'one attempt' as const }
  const answered = { ...unanswered, counted: 1, facility: one }
  render(<RevisionFigures revision={answered} attempts="first" of="question 2" />)
  expect(screen.getByText('First attempts only (1)')).toBeTruthy()
  expect(screen.getByRole('table')).toBeTruthy()
  expect(screen.getAllByRole('term')).toHaveLength(2)
  act(() => showDetailedFigures(true))
  expect(screen.getByText('Facility index')).toBeTruthy()
  expect(screen.getAllByRole('term')).toHaveLength(7)
})

const share = (value: number) => ({ value, interval: [value - 5, value + 5] as [number, number] })

test('given a text with gaps, then each gap has its facility and what was answered in it', () => {
  const answer = (changes: object) => ({
    text: '',
    is_empty: false,
    is_other: false,
    credit: 0,
    chosen: 3,
    share: share(30),
    mean_total: share(40),
    ...changes,
  })
  const answers = [
    answer({ text: 'Paris', credit: 1 }),
    answer({ text: 'the city', credit: 0.5 }),
    answer({ is_other: true }),
    answer({ is_empty: true }),
  ]
  const parts = [{ part_no: 1, text: '', counted: 8, facility: share(60), answers }]
  const gaps = { ...unanswered, counted: 10, options: [], parts }
  render(<RevisionFigures revision={gaps} attempts="first" of="question 3" kind="cloze" />)
  const section = screen.getByRole('region', { name: 'Parts of question 3' })
  expect(within(section).getByText('Gap 1')).toBeTruthy()
  expect(within(section).getByText(/^Attempts counted by part: 8/)).toBeTruthy()
  const rows = within(section).getAllByRole('row', { hidden: true }).slice(1)
  const names = rows.map((row) => within(row).getByRole('rowheader', { hidden: true }).textContent)
  expect(names).toEqual(['ParisCorrect', 'the cityEarns 50.0%', 'Other answers', 'Left empty'])
})

test('where a wrong answer may be tried again, first tries have a figure of their own', () => {
  const tried = { ...unanswered, counted: 10, first_try: share(40) }
  render(<RevisionFigures revision={tried} attempts="first" of="question 3" />)
  expect(screen.getByText('Average score of first tries')).toBeTruthy()
})

test('given several right answers, then those who left an option stand beside those who chose it', () => {
  const [yes, no] = unanswered.options
  const options = [
    { ...yes!, not_chosen: 4, mean_total_of_others: share(20) },
    { ...no!, not_chosen: 1, mean_total_of_others: share(70) },
  ]
  const answered = { ...unanswered, counted: 5, options }
  render(<RevisionFigures revision={answered} attempts="first" of="question 4" kind="multiple_answers" />)
  expect(screen.getByRole('columnheader', { name: 'Average quiz score of the others' })).toBeTruthy()
  expect(screen.getByText('Attempts: 4')).toBeTruthy()
})
