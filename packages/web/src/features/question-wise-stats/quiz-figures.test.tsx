import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { showDetailedFigures } from '../../statistics/detailed-figures.tsx'
import { QuizFigures } from './quiz-figures.tsx'

afterEach(() => {
  cleanup()
  showDetailedFigures(false)
})

const figure = (value: number) => ({ value, interval: null })
const none = { value: null, interval: null, why: 'no variance' as const }

/** The published figures of LSAT 6, with more digits. */
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
const show = () => render(<QuizFigures figures={figures} attempts="first" counted={1_000} isFew={false} />)

/** The first list has the figures, a later one what they mean. */
const namesShown = () =>
  [...document.querySelector('dl')!.querySelectorAll('dt')].map(({ textContent }) => textContent)

test('figures have fixed digits; one that cannot be computed is a dash with the reason', () => {
  showDetailedFigures(true)
  show()
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

test('figures that need statistics, and statistical names, come when asked for, and stay asked for', async () => {
  show()
  const plain = [
    'Average score',
    'Median score',
    'Spread of scores',
    'Reliability',
    'Margin of error of a score',
  ]
  expect(namesShown()).toEqual(plain)
  expect(screen.queryByText('Skewness')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show all figures' }))
  expect(namesShown()).toContain('Symmetry of the scoresSkewness')
  cleanup()
  show()
  expect(namesShown()).toHaveLength(8)
})
