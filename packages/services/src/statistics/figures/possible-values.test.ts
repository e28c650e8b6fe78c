import { expect, test } from 'vitest'
import { consistencyFigures } from './consistency.ts'
import { discriminationFigure, efficiencyFigure } from './discrimination.ts'
import { effectiveWeights } from './effective-weight.ts'
import { expectSoundInterval } from './testing/expect-figures.ts'
import { questionSdFigure } from './facility.ts'
import { countMarks } from './fixtures.ts'
import { meanFigure } from './mean-and-median.ts'
import { sdFigure, skewnessFigure } from './spread-and-shape.ts'

/** Attempts at one question of 100 marks. */
const quiz = (...marks: number[]) => countMarks(marks.map((mark) => [mark]))

test('given three far results, then the interval of their mean stays between 0 and 100 %', () => {
  // Student's t alone would say -107 to 174.
  expect(meanFigure(quiz(0, 0, 100).totals).interval).toEqual([0, 100])
  expect(meanFigure(quiz(90, 95, 100).totals).interval![1]).toBe(100)
})

test('given some far results, then no interval of a deviation exceeds what 0 to 100 % allow', () => {
  const far = quiz(0, 10, 90, 100, 100)
  const greatest = 50 * Math.sqrt(5 / 4)
  expectSoundInterval(sdFigure(far.totals), [0, greatest])
  expect(sdFigure(far.totals).interval![1]).toBe(greatest)
  expectSoundInterval(questionSdFigure(far.answers[0]!, 100), [0, greatest])
  expect(questionSdFigure(far.answers[0]!, 100).interval![1]).toBe(greatest)
})

test('given a few results that leave it open to one side how they lean, then there is no interval of it', () => {
  const { value, interval, why } = skewnessFigure(quiz(20, 40, 50, 60, 100).totals)
  expect(value).not.toBeNull()
  expect([interval, why]).toEqual([null, 'too few attempts'])
})

test('given a question that discriminates nearly as well as it can, then its efficiency ends at 100 %', () => {
  const { answers } = countMarks(
    Array.from({ length: 40 }, (_, index) => [
      index < 20 ? 0 : 1,
      index,
      index === 19 || index === 20 ? 39 - index : index,
    ]),
  )
  const discrimination = discriminationFigure(answers[0]!)
  const efficiency = efficiencyFigure(answers[0]!.frequencies, discrimination)
  expectSoundInterval(efficiency, [-100, 100])
  expect(efficiency.interval![1]).toBe(100)
})

test('given all questions right or all wrong, then no attempt is an exception, however many there are', () => {
  const { answers, groups } = countMarks(Array.from({ length: 60 }, (_, index) => Array(4).fill(index % 2)))
  const { cic, errorRatio, standardError } = consistencyFigures(groups)
  const discrimination = discriminationFigure(answers[0]!)
  const efficiency = efficiencyFigure(answers[0]!.frequencies, discrimination)
  const figures = [cic, errorRatio, standardError, discrimination, efficiency]
  expect(figures.map(({ value }) => Math.round(value!))).toEqual([100, 0, 0, 100, 100])
  expect(efficiency.value).toBeLessThanOrEqual(100)
  expect(figures.map(({ interval, why }) => [interval, why])).toEqual(
    figures.map(() => [null, 'no exception']),
  )
})

test('given two attempts, then it is they that are too few to say how sure a discrimination is', () => {
  const { answers } = countMarks([
    [1, 1],
    [0, 0],
  ])
  expect(discriminationFigure(answers[0]!).why).toBe('too few attempts')
})

test('given a question that everybody gets right, then its weight is 0 because its marks do not differ', () => {
  const { groups } = countMarks(Array.from({ length: 60 }, (_, index) => [1, index % 2, index % 3]))
  expect(effectiveWeights(groups)[0]).toEqual({ value: 0, interval: null, why: 'no variance' })
})
