import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuizFigures } from './quiz-figures.tsx'

const figure = (value: number) => ({ value, interval: null })
const none = { value: null, interval: null, why: 'no variance' as const }

test('figures have fixed digits; one that cannot be computed is a dash with the reason', () => {
  // The published figures of LSAT 6, with more digits.
  const figures = {
    mean: figure(76.38),
    median: none,
    sd: figure(20.7008),
    skewness: figure(-0.691),
    kurtosis: figure(0.0782),
    cic: figure(29.4997),
    error_ratio: figure(83.9644),
    standard_error: figure(17.3813),
  }
  render(<QuizFigures figures={figures} attempts="first" counted={1_000} isFew={false} />)
  const shown = (name: string) =>
    screen
      .getAllByText(name, { selector: 'dt small' })[0]!
      .closest('dt')!
      .nextElementSibling!.textContent.replace('\u00a0', ' ')
  const names = [
    'Mean',
    'Median',
    'Standard deviation',
    'Skewness',
    'Kurtosis',
    'Coefficient of internal consistency',
    'Error ratio',
    'Standard error',
  ]
  expect(names.map(shown)).toEqual(['76.4%', '—', '20.7%', '-0.69', '0.08', '29.5%', '84.0%', '17.4%'])
  expect(screen.getByText('Everyone got the same marks, so there’s nothing to compare.')).toBeTruthy()
  expect(screen.getByText(/^First attempts only \(1,000\)\./)).toBeTruthy()
})
