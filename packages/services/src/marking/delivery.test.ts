import { expect, test } from 'vitest'
import { agreementOf } from '../results/agreement.ts'
import { obstacleOf } from './delivery.ts'

/** So many students, each with one answer; the model's marks, in percent, are off by these in turn. */
const judged = (students: number, ...off: number[]) => {
  const pairs = Array.from({ length: students }, (_, index) => ({
    model: 50,
    instructor: 50 + off[index % off.length]!,
    student: `student ${index}`,
  }))
  return obstacleOf(pairs.length, agreementOf(pairs), true)
}

test('a model that agrees on thirty answers may deliver what it is sure of', () => {
  expect(judged(30, 5, -5, 0)).toBeNull()
  expect(judged(30, 0)).toBeNull()
})

test('what is suggested offline is never delivered without a person', () => {
  expect(obstacleOf(1_000, agreementOf([]), false)).toContain('offline')
})

test('too few answers, a bias and great differences forbid it, each with its reason', () => {
  expect(judged(29, 0)).toContain('so far there are 29')
  expect(judged(40, 8, 9, 10)).toContain('mean difference')
  expect(judged(400, 30, -30)).toContain('RMSE')
})

test('the interval decides: a mean of 0 that may be far from it forbids it', () => {
  expect(judged(30, 25, -25)).toContain('mean difference')
})

test('where neither varies but differs, the figures themselves decide', () => {
  expect(judged(30, 7)).toContain('mean difference')
})
