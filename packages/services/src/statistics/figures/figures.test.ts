import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from '@quizwright/contracts/schemas/item-statistics.ts'
import { describe, expect, test } from 'vitest'
import {
  kurtosisFigure,
  meanFigure,
  medianFigure,
  momentsOf,
  sdFigure,
  skewnessFigure,
} from './frequencies.ts'
import { consistencyFigures, effectiveWeights, weightBeside } from './joint-figures.ts'
import {
  discriminationFigure,
  efficiencyFigure,
  facilityFigure,
  meanTotalFigure,
  questionSdFigure,
  shareFigure,
} from './question-figures.ts'
import { tQuantile } from './t-quantile.ts'
import { countAnswers } from './fixtures.ts'

/**
 * Six attempts at three questions of 1, 2 and 1 marks. Totals 4, 3, 3, 1, 2, 0; every expectation below is
 * worked out by hand from them.
 */
const six = [
  [1, 2, 1],
  [1, 2, 0],
  [0, 2, 1],
  [1, 0, 0],
  [0, 1, 1],
  [0, 0, 0],
]
const counted = countAnswers(six)
const values = (figures: readonly Figure[]) => figures.map(({ value }) => value)
const about = (...expected: number[]) => expected.map((value) => expect.closeTo(value, 9))

/** Around the figure it is of. */
const expectSound = (figure: Figure, within: [number, number] = [-Infinity, Infinity]) => {
  const [low, high] = figure.interval!
  expect(low).toBeLessThanOrEqual(figure.value! + 1e-9)
  expect(high).toBeGreaterThanOrEqual(figure.value! - 1e-9)
  expect(low).toBeGreaterThanOrEqual(within[0])
  expect(high).toBeLessThanOrEqual(within[1])
}

describe('of the whole quiz', () => {
  const moments = momentsOf(counted.totals)
  test('mean, median and standard deviation', () => {
    // Sum 13; squared distances from 13/6 sum to 39 - 169/6 = 65/6.
    const figures = [meanFigure(moments), medianFigure(counted.totals), sdFigure(counted.totals, moments)]
    expect(values(figures)).toEqual(about(13 / 6, 2.5, Math.sqrt(65 / 30)))
    for (const figure of figures) expectSound(figure)
  })
  test('skewness and kurtosis by their k-statistics', () => {
    // In sixths the distances are 11, 5, 5, -7, -1, -13: their cubes sum to -960, their fourth powers to
    // 46,854, and 6 m2 to 390.
    const [m2, m3, m4] = [390 / 216, -960 / 1_296, 46_854 / 7_776]
    const k2 = (6 * m2) / 5
    const expected = [(36 * m3) / 20 / k2 ** 1.5, (36 * (7 * m4 - 15 * m2 * m2)) / 60 / k2 ** 2]
    const figures = [skewnessFigure(counted.totals, moments), kurtosisFigure(counted.totals, moments)]
    expect(values(figures)).toEqual(about(...expected))
    for (const figure of figures) expectSound(figure)
  })
  test('consistency, error ratio and standard error', () => {
    // Variances 3/10, 29/30 and 3/10 sum to 47/30; the total's is 65/30.
    const alpha = 1.5 * (1 - 47 / 65)
    const { cic, errorRatio, standardError } = consistencyFigures(counted.groups)
    expect(values([cic, errorRatio, standardError])).toEqual(
      about(100 * alpha, 100 * Math.sqrt(1 - alpha), Math.sqrt((65 / 30) * (1 - alpha))),
    )
    for (const figure of [cic, errorRatio, standardError]) expectSound(figure)
  })
  test('a negative consistency is shown, and its error ratio is above 100', () => {
    const { cic, errorRatio } = consistencyFigures(
      countAnswers(
        [
          [1, 0],
          [0, 1],
          [1, 0],
          [1, 1],
          [0, 1],
          [0, 0],
        ].concat([
          [1, 0],
          [0, 1],
        ]),
      ).groups,
    )
    expect(cic.value).toBeLessThan(0)
    expect(errorRatio.value).toBeGreaterThan(100)
  })
})

describe('of a question', () => {
  const figuresOf = (at: number, max: number) => {
    const cells = counted.cells[at]!
    const discrimination = discriminationFigure(cells)
    return {
      facility: facilityFigure(cells, max),
      sd: questionSdFigure(cells, max),
      discrimination,
      efficiency: efficiencyFigure(cells, discrimination),
    }
  }
  test('facility and deviation', () => {
    expect(
      values([figuresOf(0, 1).facility, figuresOf(1, 2).facility, figuresOf(0, 1).sd, figuresOf(1, 2).sd]),
    ).toEqual(about(50, 700 / 12, 100 * Math.sqrt(0.3), 50 * Math.sqrt(29 / 30)))
    for (const figure of [figuresOf(0, 1).facility, figuresOf(1, 2).sd]) expectSound(figure, [0, 100])
  })
  test('discrimination, and efficiency against the best order of the same marks', () => {
    // The first question: marks 1 1 0 1 0 0, rests 3 2 3 0 2 0. Sums 3, 10, 5, 26: covariance (5 - 5) / 5 =
    // 0.
    expect(values([figuresOf(0, 1).discrimination, figuresOf(0, 1).efficiency])).toEqual(about(0, 0))
    // The second: marks 2 2 2 0 1 0, rests 2 1 1 1 1 0. Products sum to 9: (9 - 7) / 5; sorted they sum to 9
    // too, as 2.2 + 2 + 2 + 1 gives.
    const { discrimination, efficiency } = figuresOf(1, 2)
    expect(values([discrimination, efficiency])).toEqual(
      about((100 * (9 - 7)) / 5 / Math.sqrt((29 / 30) * 0.4), 100),
    )
    expectSound(discrimination, [-100, 100])
  })
  test('effective weights add up to 100 over what does not go against the total', () => {
    // Covariances with the total: 8 - 3 * 13/6, 22 - 7 * 13/6 and 9 - 3 * 13/6, each over 5. They add up to
    // the total's variance.
    const roots = [1.5, 41 / 6, 2.5].map((one) => Math.sqrt(one / 5))
    const sum = roots.reduce((all, root) => all + root)
    expect(values(effectiveWeights(counted.groups))).toEqual(
      about(...roots.map((root) => (100 * root) / sum)),
    )
    const withNegative = effectiveWeights(
      countAnswers([
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
    expect(weightBeside(4, [1, -1])).toMatchObject({ value: expect.closeTo(200 / 3, 9) })
  })
  test('who chose an option, and what they came to', () => {
    expectSound(shareFigure(3, 12), [0, 100])
    expect(shareFigure(3, 12).value).toBe(25)
    expect(meanTotalFigure({ n: 2, p: 100, pp: 5_800 })).toMatchObject({ value: 50, interval: [0, 100] })
  })
})

describe('what cannot be computed says why', () => {
  const why = (attempts: number[][]) => {
    const { totals, cells, groups } = countAnswers(attempts)
    const moments = momentsOf(totals)
    const own = cells[0] ?? []
    return [
      meanFigure(moments),
      medianFigure(totals),
      sdFigure(totals, moments),
      skewnessFigure(totals, moments),
      kurtosisFigure(totals, moments),
      consistencyFigures(groups).cic,
      facilityFigure(own, 1),
      questionSdFigure(own, 1),
      discriminationFigure(own),
      efficiencyFigure(own, discriminationFigure(own)),
      ...effectiveWeights(groups).slice(0, 1),
    ].map((figure) => (figure.value === null ? figure.why : 'known'))
  }
  test('no attempts, one, too few', () => {
    expect(new Set(why([]))).toEqual(new Set(['no attempts']))
    expect(why([[1, 0]])).toEqual([
      'known',
      'known',
      'one attempt',
      'one attempt',
      'one attempt',
      'one attempt',
      'known',
      'one attempt',
      'one attempt',
      'one attempt',
      'one attempt',
    ])
    expect(
      why([
        [1, 0],
        [0, 0],
      ]).slice(3, 6),
    ).toEqual(['too few attempts', 'too few attempts', 'too few attempts'])
  })
  test('no variance: everybody gave the same answers', () => {
    expect(why(Array.from({ length: 40 }, () => [1, 0]))).toEqual([
      'known',
      'known',
      'known',
      'no variance',
      'no variance',
      'no variance',
      'known',
      'known',
      'no variance',
      'no variance',
      'no variance',
    ])
  })
  test('a question without marks, a quiz of one question', () => {
    expect(
      facilityFigure(
        countAnswers([
          [0, 1],
          [0, 0],
        ]).cells[0]!,
        0,
      ),
    ).toEqual({ value: null, interval: null, why: 'no marks' })
    expect(consistencyFigures(countAnswers([[1], [0], [1]]).groups).cic.why).toBe('one question')
  })
})

test('quantiles of Student’s t', () => {
  // As tables have them.
  expect([1, 2, 3, 10, 31, 1e6].map((df) => Math.round(tQuantile(df) * 100) / 100)).toEqual([
    12.71, 4.3, 3.18, 2.23, 2.04, 1.96,
  ])
})

const lsat = join(import.meta.dirname, '../../../../../../shared/data/responses/lsat6.csv')
const known = existsSync(lsat)
if (!known) process.stdout.write('The answers to LSAT 6 are not here: the figures on them are left out.\n')

test.each(known ? [lsat] : [])('on LSAT 6 they are the published ones', (path) => {
  const attempts = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').slice(1).map(Number))
  const { totals, groups } = countAnswers(attempts)
  const percentages = totals.map(({ value, n }) => ({ value: 20 * value, n }))
  const moments = momentsOf(percentages)
  const { cic, errorRatio, standardError } = consistencyFigures(groups)
  const found = values([
    meanFigure(moments),
    sdFigure(percentages, moments),
    skewnessFigure(percentages, moments),
    kurtosisFigure(percentages, moments),
    cic,
    errorRatio,
  ])
  expect(found.map((value) => Math.round(value! * 10_000) / 10_000)).toEqual([
    76.38, 20.7008, -0.691, 0.0782, 29.4997, 83.9644,
  ])
  expect(standardError.value! * 20).toBeCloseTo(17.3813, 4)
})
