import { expect, test } from 'vitest'
import { discriminationFigure, efficiencyFigure } from './discrimination.ts'
import { effectiveWeights, revisionWeight } from './effective-weight.ts'
import { closeTo, expectSoundInterval, valuesOf } from './testing/expect-figures.ts'
import { facilityFigure, questionSdFigure } from './facility.ts'
import { countMarks, sixAttempts } from './fixtures.ts'
import { meanTotalFigure, shareFigure } from './option-figures.ts'

const counted = countMarks(sixAttempts)

const figuresOf = (question: number, maximumMark: number) => {
  const answers = counted.answers[question]!
  const discrimination = discriminationFigure(answers)
  return {
    facility: facilityFigure(answers, maximumMark),
    sd: questionSdFigure(answers, maximumMark),
    discrimination,
    efficiency: efficiencyFigure(answers.frequencies, discrimination),
  }
}

test('facility and standard deviation are in percent of the maximum mark', () => {
  const [first, second] = [figuresOf(0, 1), figuresOf(1, 2)]
  expect(valuesOf([first.facility, second.facility, first.sd, second.sd])).toEqual(
    closeTo(50, 700 / 12, 100 * Math.sqrt(0.3), 50 * Math.sqrt(29 / 30)),
  )
  for (const figure of [first.facility, second.sd]) expectSoundInterval(figure, [0, 100])
})

test('discrimination is the correlation, and efficiency is relative to the best order of the same marks', () => {
  // First question: marks 1 1 0 1 0 0, rest scores 3 2 3 0 2 0. Sums 3, 10, 5, 26: covariance (5 - 5) / 5 = 0.
  const first = figuresOf(0, 1)
  expect(valuesOf([first.discrimination, first.efficiency])).toEqual(closeTo(0, 0))
  // Second question: marks 2 2 2 0 1 0, rest scores 2 1 1 1 1 0. The products sum to 9: (9 - 7) / 5. Sorted they
  // also sum to 9: 2.2 + 2 + 2 + 1.
  const second = figuresOf(1, 2)
  expect(valuesOf([second.discrimination, second.efficiency])).toEqual(
    closeTo((100 * (9 - 7)) / 5 / Math.sqrt((29 / 30) * 0.4), 100),
  )
  expectSoundInterval(second.discrimination, [-100, 100])
})

test('effective weights add up to 100 over all questions without a negative covariance', () => {
  // Covariances with the total: 8 - 3 * 13/6, 22 - 7 * 13/6 and 9 - 3 * 13/6, each over 5. They add up to the
  // variance of the total.
  const roots = [1.5, 41 / 6, 2.5].map((numerator) => Math.sqrt(numerator / 5))
  const sum = roots.reduce((total, root) => total + root)
  expect(valuesOf(effectiveWeights(counted.groups))).toEqual(
    closeTo(...roots.map((root) => (100 * root) / sum)),
  )
  const withNegative = effectiveWeights(
    countMarks([
      [3, 0],
      [2, 0],
      [0, 1],
      [3, 0],
      [0, 0],
      [1, 1],
    ]).groups,
  )
  expect(withNegative).toMatchObject([
    { value: 100 },
    { value: null, interval: null, why: 'negative covariance' },
  ])
})

test('a revision is weighted by its covariance among those of the other questions', () => {
  expect(revisionWeight(4, [1, -1])).toMatchObject({ value: expect.closeTo(200 / 3, 9) })
})

test('an option has the share and the mean total of the attempts that selected it', () => {
  expectSoundInterval(shareFigure(3, 12), [0, 100])
  expect(shareFigure(3, 12).value).toBe(25)
  expect(meanTotalFigure({ n: 2, percentage: 100, percentageSquared: 5_800 })).toMatchObject({
    value: 50,
    interval: [0, 100],
  })
})
