import { expect, test } from 'vitest'
import { createRetryBudget } from './retry-budget.ts'

const take = (budget: ReturnType<typeof createRetryBudget>, times: number): number =>
  Array.from({ length: times }, () => budget.take()).filter(Boolean).length

test('gives the least number of retries when few calls are under way', () => {
  const budget = createRetryBudget(20, 3)
  budget.begin()
  expect(take(budget, 10)).toBe(3)
})

test('gives a share of the calls under way when they are many', () => {
  const budget = createRetryBudget(20, 3)
  for (let i = 0; i < 100; i++) budget.begin()
  expect(take(budget, 100)).toBe(20)
})

test('gives again what was given back', () => {
  const budget = createRetryBudget(20, 1)
  const done = budget.take()
  expect(budget.take()).toBeUndefined()
  done?.()
  expect(budget.take()).toBeDefined()
})

test('gives less when calls have ended', () => {
  const budget = createRetryBudget(50, 1)
  const ends = Array.from({ length: 10 }, () => budget.begin())
  for (const end of ends.slice(0, 8)) end()
  expect(take(budget, 10)).toBe(1)
})
