import { expect, test } from 'vitest'
import { consistencyFigures } from './consistency.ts'
import { discriminationFigure, efficiencyFigure } from './discrimination.ts'
import { effectiveWeights } from './effective-weight.ts'
import { facilityFigure, questionSdFigure } from './facility.ts'
import { countMarks } from './fixtures.ts'
import { meanFigure, medianFigure } from './mean-and-median.ts'
import { kurtosisFigure, sdFigure, skewnessFigure } from './spread-and-shape.ts'

/**
 * Returns for each figure of these attempts the reason why it is missing, or `known`. Those of the first question
 * come last.
 */
const reasonsFor = (attempts: number[][]) => {
  const { totals, answers, groups } = countMarks(attempts)
  const first = answers[0] ?? { frequencies: [], groups: [], attemptsPerStudent: 1 }
  const figures = {
    mean: meanFigure(totals),
    median: medianFigure(totals),
    sd: sdFigure(totals),
    skewness: skewnessFigure(totals),
    kurtosis: kurtosisFigure(totals),
    cic: consistencyFigures(groups).cic,
    facility: facilityFigure(first, 1),
    questionSd: questionSdFigure(first, 1),
    discrimination: discriminationFigure(first),
    efficiency: efficiencyFigure(first.frequencies, discriminationFigure(first)),
  }
  const weights = effectiveWeights(groups).slice(0, 1)
  const named = [...Object.entries(figures), ...weights.map((weight) => ['effectiveWeight', weight] as const)]
  return Object.fromEntries(named.map(([name, { value, why }]) => [name, value === null ? why : 'known']))
}

test('given no attempts, then every figure is missing for that reason', () => {
  expect(new Set(Object.values(reasonsFor([])))).toEqual(new Set(['no attempts']))
})

test('given one attempt, then only mean, median and facility are known', () => {
  expect(reasonsFor([[1, 0]])).toEqual({
    mean: 'known',
    median: 'known',
    sd: 'one attempt',
    skewness: 'one attempt',
    kurtosis: 'one attempt',
    cic: 'one attempt',
    facility: 'known',
    questionSd: 'one attempt',
    discrimination: 'one attempt',
    efficiency: 'one attempt',
    effectiveWeight: 'one attempt',
  })
})

test('given two attempts, then skewness, kurtosis and consistency are missing', () => {
  expect(
    reasonsFor([
      [1, 0],
      [0, 0],
    ]),
  ).toMatchObject({ skewness: 'too few attempts', kurtosis: 'too few attempts', cic: 'too few attempts' })
})

test('given equal answers of all students, then figures that need variance are missing', () => {
  expect(reasonsFor(Array.from({ length: 40 }, () => [1, 0]))).toEqual({
    mean: 'known',
    median: 'known',
    sd: 'known',
    skewness: 'no variance',
    kurtosis: 'no variance',
    cic: 'no variance',
    facility: 'known',
    questionSd: 'known',
    discrimination: 'no variance',
    efficiency: 'no variance',
    effectiveWeight: 'no variance',
  })
})

test('given a question without marks, then it has no facility', () => {
  const { answers } = countMarks([
    [0, 1],
    [0, 0],
  ])
  expect(facilityFigure(answers[0]!, 0)).toEqual({ value: null, interval: null, why: 'no marks' })
})

test('given a quiz of one question, then it has no consistency', () => {
  expect(consistencyFigures(countMarks([[1], [0], [1]]).groups).cic.why).toBe('one question')
})
