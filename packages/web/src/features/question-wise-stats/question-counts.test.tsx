import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { QuestionCounts } from './question-counts.tsx'

afterEach(cleanup)

const counts = {
  question_id: 'q1',
  correct_count: 7,
  incorrect_count: 3,
  skippedCount: 2,
  markedCount: 1,
  averageTime: 65.4,
  bestTime: 12,
  correctCount: 7,
  totalTime: 784,
  skipped_count: 2,
}
const shown = (given: typeof counts | undefined) => {
  const { container } = render(<QuestionCounts counts={given} hasEarlier={false} />)
  const figures = [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  cleanup()
  return figures
}

test('a question has its counts and times', () =>
  expect(shown(counts)).toEqual([
    'Correct7',
    'Incorrect3',
    'Skipped2',
    'Flagged for later1',
    'Average time1m 5s',
    'Fastest correct answer12s',
  ]))

test('while the counts are loading, their places hold dashes', () =>
  expect(shown(undefined)).toEqual([
    'Correct—',
    'Incorrect—',
    'Skipped—',
    'Flagged for later—',
    'Average time—',
    'Fastest correct answer—',
  ]))

test('a question that everybody counted skipped is not judged while others wait for marks', () => {
  const skipped = { ...counts, correct_count: 0, incorrect_count: 0, skippedCount: 5 }
  const { rerender } = render(<QuestionCounts counts={skipped} hasEarlier={false} waiting={7} />)
  expect(screen.getByText(/^Everyone counted here skipped this question/)).toBeTruthy()
  rerender(<QuestionCounts counts={skipped} hasEarlier={false} waiting={0} />)
  expect(screen.queryByText(/^Everyone counted/)).toBeNull()
  rerender(<QuestionCounts counts={counts} hasEarlier={false} waiting={7} />)
  expect(screen.queryByText(/^Everyone counted/)).toBeNull()
})
