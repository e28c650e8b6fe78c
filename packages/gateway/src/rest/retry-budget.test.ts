import { expect, test } from 'vitest'
import { createRetryBudget, type RetryBudget } from './retry-budget.ts'

const countAcquired = (budget: RetryBudget, attempts: number): number =>
  Array.from({ length: attempts }, () => budget.tryAcquire()).filter(Boolean).length

test('allows the minimum of retries when few requests are active', () => {
  const budget = createRetryBudget(20, 3)
  budget.startRequest()
  expect(countAcquired(budget, 10)).toBe(3)
})

test('allows a share of the active requests when there are many', () => {
  const budget = createRetryBudget(20, 3)
  for (let count = 0; count < 100; count++) budget.startRequest()
  expect(countAcquired(budget, 100)).toBe(20)
})

test('allows another retry when one has ended', () => {
  const budget = createRetryBudget(20, 1)
  const release = budget.tryAcquire()
  expect(budget.tryAcquire()).toBeUndefined()
  release?.()
  expect(budget.tryAcquire()).toBeDefined()
})

test('allows fewer retries when requests have ended', () => {
  const budget = createRetryBudget(50, 1)
  const ends = Array.from({ length: 10 }, () => budget.startRequest())
  for (const end of ends.slice(0, 8)) end()
  expect(countAcquired(budget, 10)).toBe(1)
})
