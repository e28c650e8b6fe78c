import type { StudentResult } from '@quizwright/contracts/schemas/attempt-result.ts'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, test } from 'vitest'
import { ClassComparison } from './class-comparison.tsx'

afterEach(() => document.body.replaceChildren())

const figures = { correct: 1, incorrect: 1, skipped: 0, averageTime: 5, totalTime: 10, percentage: 50 }

const show = (attempts: number | undefined, correctPercentage = 50): string => {
  const place = document.body.appendChild(document.createElement('div'))
  const result = {
    correct_count: 1,
    incorrect_count: 1,
    skipped_count: 0,
    time_spent: 10,
    correct_percentage: correctPercentage,
    passing_percentage: 80,
    questions: [],
    class: { average: figures, best: figures, attempts },
  } as unknown as StudentResult
  act(() => render(<ClassComparison result={result} />, place))
  return place.textContent
}

test('given the only result of a class, says that average and best are this result', () => {
  expect(show(1)).toContain('Yours is the only result so far')
  expect(show(2)).not.toContain('only result')
  expect(show(undefined)).not.toContain('only result')
})

test('given a score just below the pass mark, then the bar says it as exactly as the verdict needs', () => {
  expect(show(2, 79.96)).toContain('79.96%')
})
