import { expect, test } from 'vitest'
import { createMonotonicProgress } from './monotonic-progress.ts'

const correctAll = (...values: number[]) => {
  const { correct } = createMonotonicProgress()
  return values.map((progress) => (correct('a', { progress }) as { progress: number }).progress)
}

test('keeps progress between 0 and 100', () => {
  expect(correctAll(-1, 140)).toEqual([0, 100])
})

test('never lets progress decrease', () => {
  expect(correctAll(10, 60, 40, 61)).toEqual([10, 60, 60, 61])
})

test('tracks the progress of each job separately, and can reset it', () => {
  const { correct, reset } = createMonotonicProgress()
  correct('a', { progress: 60 })
  expect(correct('b', { progress: 10 })).toEqual({ progress: 10 })
  reset('a')
  expect(correct('a', { progress: 20 })).toEqual({ progress: 20 })
})

test.each([{ progress: null }, { progress: '5' }, { other: 1 }, null, 'text', [1]])(
  'leaves data unchanged if its progress is not a number: %j',
  (data) => {
    expect(createMonotonicProgress().correct('a', data)).toBe(data)
  },
)

test('progress that decreased or is above 100 is not recorded', () => {
  const { record, correct } = createMonotonicProgress()
  expect([10, 60, 40, 101, 60].map((progress) => record('a', progress))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ])
  expect(correct('a', { progress: 20 })).toEqual({ progress: 60 })
})
