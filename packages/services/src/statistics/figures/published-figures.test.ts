import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { consistencyFigures } from './consistency.ts'
import { valuesOf } from './expect-figures.ts'
import { countMarks } from './fixtures.ts'
import { momentsOf } from './frequencies.ts'
import { meanFigure } from './mean-and-median.ts'
import { kurtosisFigure, sdFigure, skewnessFigure } from './spread-and-shape.ts'

const lsat = join(import.meta.dirname, '../../../../../../shared/data/responses/lsat6.csv')
const isAvailable = existsSync(lsat)
if (!isAvailable)
  process.stdout.write('The answers to LSAT 6 are not here: the test of their figures is left out.\n')

test.each(isAvailable ? [lsat] : [])('the answers to LSAT 6 have their published figures', (path) => {
  const attempts = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').slice(1).map(Number))
  const { totals, groups } = countMarks(attempts)
  const percentages = totals.map(({ value, n }) => ({ value: 20 * value, n }))
  const moments = momentsOf(percentages)
  const { cic, errorRatio, standardError } = consistencyFigures(groups)
  const values = valuesOf([
    meanFigure(moments),
    sdFigure(percentages, moments),
    skewnessFigure(percentages, moments),
    kurtosisFigure(percentages, moments),
    cic,
    errorRatio,
  ])
  expect(values.map((value) => Math.round(value! * 10_000) / 10_000)).toEqual([
    76.38, 20.7008, -0.691, 0.0782, 29.4997, 83.9644,
  ])
  expect(standardError.value! * 20).toBeCloseTo(17.3813, 4)
})
