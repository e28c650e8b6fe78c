import type { CorrectionChoice, CorrectionPreview } from '@quizwright/contracts/schemas/correction.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PreviewFigures } from './preview-figures.tsx'

afterEach(cleanup)

const previewWith = (lowered: number): CorrectionPreview => ({
  fingerprint: 'f1',
  summary: {
    attempts: 3,
    other_wording: 0,
    open: 0,
    changed: 3,
    raised: 3 - lowered,
    lowered,
    now_pass: 0,
    now_fail: 0,
    mean_before: 50,
    mean_after: 50,
    pass_rate_before: 50,
    pass_rate_after: 50,
  },
  sessions: [],
  changes: [],
})
const anotherKey: CorrectionChoice = { kind: 'other_key', correct: [0] }

test.each([
  [
    'another key lowers two results',
    anotherKey,
    2,
    /^2 results lose marks, .*“Several options are right”\.$/,
  ],
  ['another key lowers one result', anotherKey, 1, /^1 result loses marks, /],
  ['another key lowers no result', anotherKey, 0, undefined],
  ['a question that does not count lowers results', { kind: 'not_counted', correct: [] }, 2, undefined],
] as const)('names the choice that takes no marks away if %s', (_, choice, lowered, expected) => {
  render(
    <PreviewFigures choice={{ ...choice, correct: [...choice.correct] }} preview={previewWith(lowered)} />,
  )
  const notes = screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
  expect(notes).toEqual(expected ? [expect.stringMatching(expected)] : [])
})
