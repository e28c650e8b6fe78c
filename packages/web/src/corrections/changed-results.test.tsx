import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChangedResults } from './changed-results.tsx'
import { unchangedPreview } from './fixtures.ts'

afterEach(cleanup)

test.each([
  [true, false, 'Passed before Fails now'],
  [false, true, 'Failed before Passes now'],
  [true, true, 'Passes as before'],
  [false, false, 'Fails as before'],
])('given passed %s, then %s, says what it was and what it becomes', (before, after, text) => {
  const change = {
    attempt_id: 'a1',
    full_name: 'Bo Li',
    email: 'bo@example.org',
    attempt_number: 1,
    session_name: 'Spring',
    marks_before: 1,
    marks_after: 2,
    total_before: 3,
    total_after: 3,
    passed_before: before,
    passed_after: after,
  }
  const preview = {
    ...unchangedPreview,
    summary: { ...unchangedPreview.summary, changed: 1 },
    changes: [change],
  }
  render(
    <ChangedResults
      question={{ quiz_id: 'q1', question_id: 'a', kind: 'not_counted', correct: [] }}
      preview={preview}
    />,
  )
  expect(screen.getAllByRole('cell').at(-1)!.textContent).toBe(text)
})
