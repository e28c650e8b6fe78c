import { expect, test } from 'vitest'
import { steadyProgress } from './monotonic-progress.ts'

const run = (...given: number[]) => {
  const { steady } = steadyProgress()
  return given.map((progress) => (steady('a', { progress }) as { progress: number }).progress)
}

test('progress is held to 0 … 100', () => {
  expect(run(-1, 140)).toEqual([0, 100])
})

test('progress never goes back', () => {
  expect(run(10, 60, 40, 61)).toEqual([10, 60, 60, 61])
})

test('each piece of work has its own, and can begin anew', () => {
  const { steady, begin } = steadyProgress()
  steady('a', { progress: 60 })
  expect(steady('b', { progress: 10 })).toEqual({ progress: 10 })
  begin('a')
  expect(steady('a', { progress: 20 })).toEqual({ progress: 20 })
})

test.each([{ progress: null }, { progress: '5' }, { other: 1 }, null, 'text', [1]])(
  'what holds no number is left for the contract: %j',
  (data) => {
    expect(steadyProgress().steady('a', data)).toBe(data)
  },
)
