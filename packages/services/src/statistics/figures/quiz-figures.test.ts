import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { consistencyFigures } from './consistency.ts'
import { closeTo, expectSoundInterval, valuesOf } from './testing/expect-figures.ts'
import { countMarks, sixAttempts } from './fixtures.ts'
import { meanFigure, medianFigure } from './mean-and-median.ts'
import { kurtosisFigure, sdFigure, skewnessFigure } from './spread-and-shape.ts'

const { totals, groups } = countMarks(sixAttempts)

test('mean, median and standard deviation equal those computed by hand', () => {
  // The sum is 13. The squared distances from 13/6 sum to 39 - 169/6 = 65/6.
  const figures = [meanFigure(totals), medianFigure(totals), sdFigure(totals)]
  expect(valuesOf(figures)).toEqual(closeTo(13 / 6, 2.5, Math.sqrt(65 / 30)))
  for (const figure of figures) expectSoundInterval(figure)
})

test('skewness and kurtosis equal those of their k-statistics', () => {
  // In sixths the distances are 11, 5, 5, -7, -1, -13. Their cubes sum to -960, their fourth powers to 46,854, and 6
  // m2 to 390.
  const [m2, m3, m4] = [390 / 216, -960 / 1_296, 46_854 / 7_776]
  const k2 = (6 * m2) / 5
  const skewness = (36 * m3) / 20 / k2 ** 1.5
  const kurtosis = (36 * (7 * m4 - 15 * m2 * m2)) / 60 / k2 ** 2
  // In twentieths of the marks, because a mean of 2 % would have no interval.
  const { totals: percentages } = countMarks(sixAttempts.map((marks) => marks.map((mark) => 20 * mark)))
  const figures = [skewnessFigure(percentages), kurtosisFigure(percentages)]
  expect(valuesOf(figures)).toEqual(closeTo(skewness, kurtosis))
  // Six students leave the skewness open to both sides.
  expect(figures[0]).toMatchObject({ interval: null, why: 'too few attempts' })
  expectSoundInterval(figures[1]!)
})

test('internal consistency, error ratio and standard error follow from alpha', () => {
  // The variances 3/10, 29/30 and 3/10 sum to 47/30. That of the total is 65/30.
  const alpha = 1.5 * (1 - 47 / 65)
  const { cic, errorRatio, standardError } = consistencyFigures(groups)
  expect(valuesOf([cic, errorRatio, standardError])).toEqual(
    closeTo(100 * alpha, 100 * Math.sqrt(1 - alpha), Math.sqrt((65 / 30) * (1 - alpha))),
  )
  for (const figure of [cic, errorRatio, standardError]) expectSoundInterval(figure)
})

test('given a negative consistency, then the error ratio is above 100', () => {
  const { cic, errorRatio } = consistencyFigures(
    countMarks([
      [1, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
      [1, 0],
      [0, 1],
    ]).groups,
  )
  expect(cic.value).toBeLessThan(0)
  expect(errorRatio.value).toBeGreaterThan(100)
})

const lsat = join(import.meta.dirname, '../../../../../../shared/data/responses/lsat6.csv')
const isAvailable = existsSync(lsat)
if (!isAvailable)
  process.stdout.write('The answers to LSAT 6 are not here: the test of their figures is left out.\n')

test.each(isAvailable ? [lsat] : [])('the answers to LSAT 6 give the published figures', (path) => {
  const attempts = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').slice(1).map(Number))
  const { totals: percentages } = countMarks(attempts.map((marks) => marks.map((mark) => 20 * mark)))
  const { groups } = countMarks(attempts)
  const { cic, errorRatio, standardError } = consistencyFigures(groups)
  const values = valuesOf([
    meanFigure(percentages),
    sdFigure(percentages),
    skewnessFigure(percentages),
    kurtosisFigure(percentages),
    cic,
    errorRatio,
  ])
  expect(values.map((value) => Math.round(value! * 10_000) / 10_000)).toEqual([
    76.38, 20.7008, -0.691, 0.0782, 29.4997, 83.9644,
  ])
  expect(standardError.value! * 20).toBeCloseTo(17.3813, 4)
})
