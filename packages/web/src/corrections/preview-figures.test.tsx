import type { CorrectionChoice, CorrectionPreview } from '@quizwright/domain/schemas/correction.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { unchangedPreview } from './fixtures.ts'
import { PreviewFigures } from './preview-figures.tsx'

afterEach(cleanup)

const previewWith = (lowered: number): CorrectionPreview => ({
  ...unchangedPreview,
  summary: { ...unchangedPreview.summary, changed: 3, raised: 3 - lowered, lowered },
})
const anotherKey: CorrectionChoice = { kind: 'other_key', correct: [0] }

test.each([
  [
    'another key lowers two results',
    anotherKey,
    2,
    /^2 results lose marks .*“Several options are correct”\.$/,
  ],
  ['another key lowers one result', anotherKey, 1, /^1 result loses marks /],
  ['another key lowers no result', anotherKey, 0, undefined],
  ['a question that does not count lowers results', { kind: 'not_counted', correct: [] }, 2, undefined],
] as const)('names the choice that takes no marks away if %s', (_, choice, lowered, expected) => {
  render(
    <PreviewFigures choice={{ ...choice, correct: [...choice.correct] }} preview={previewWith(lowered)} />,
  )
  const notes = screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
  expect(notes).toEqual(expected ? [expect.stringMatching(expected)] : [])
})

test('tells what a correction changes in each other version', () => {
  const ofVersion = (version: number, open: number) => ({
    quiz_id: `v${version}`,
    version,
    summary: { ...unchangedPreview.summary, attempts: 12, changed: 4, now_pass: 1, open },
  })
  const preview = { ...unchangedPreview, versions: [ofVersion(2, 0), ofVersion(3, 1)] }
  render(<PreviewFigures choice={anotherKey} preview={preview} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Version 2: 4 of 12 results change, 1 pass now, 0 fail now.',
    'Version 3: 4 of 12 results change, 1 pass now, 0 fail now. 1 attempt is in progress there.',
  ])
})

test('tells which answers of attempts under way change', () => {
  const summary = { ...unchangedPreview.summary, open: 3, open_raised: 1, open_lowered: 2 }
  render(<PreviewFigures choice={anotherKey} preview={{ ...unchangedPreview, summary }} />)
  expect(screen.getByRole('listitem').textContent).toBe(
    '3 attempts in progress will be marked this way too. ' +
      'Currently: 1 answer gains marks and 2 answers lose marks.',
  )
})
