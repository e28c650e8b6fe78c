import { expect, test } from 'vitest'
import { measureAgreement } from '../results/agreement.ts'
import { findObstacle } from './delivery.ts'

/**
 * Returns the agreement on one answer per student. The errors of the model's marks, in percent, cycle through `off`.
 */
const judged = (students: number, ...off: number[]) => {
  const pairs = Array.from({ length: students }, (_, index) => ({
    model: 50,
    instructor: 50 + off[index % off.length]!,
    student: `student ${index}`,
  }))
  return findObstacle(pairs.length, measureAgreement(pairs), true)
}

test('given good agreement on thirty answers, then the model may deliver its sure suggestions', () => {
  expect(judged(30, 5, -5, 0)).toBeNull()
  expect(judged(30, 0)).toBeNull()
})

test('suggestions of the offline grader are never delivered without a person', () => {
  expect(findObstacle(1_000, measureAgreement([]), false)).toContain('offline')
})

test('too few answers, a bias and large differences each prevent delivery, with a reason', () => {
  expect(judged(29, 0)).toContain('so far there are 29')
  expect(judged(40, 8, 9, 10)).toContain('mean difference')
  expect(judged(400, 30, -30)).toContain('RMSE')
})

test('given a mean of 0 with a wide interval, then the interval prevents delivery', () => {
  expect(judged(30, 25, -25)).toContain('mean difference')
})

test('given differences without variance, then the figures themselves decide', () => {
  expect(judged(30, 7)).toContain('mean difference')
})
