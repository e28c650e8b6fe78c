import { expect, test } from 'vitest'
import { hasPassed } from './has-passed.ts'

test("a result passes from the quiz's passing percentage on, whatever the services say", () => {
  const judge = (correct_percentage: number) =>
    hasPassed({ correct_percentage, quiz: { passing_percentage: 40 }, result: correct_percentage < 40 })
  expect([39.99, 40, 91].map(judge)).toEqual([false, true, true])
})

test('without a passing percentage, the services decide', () =>
  expect([true, false].map((result) => hasPassed({ correct_percentage: 50, quiz: {}, result }))).toEqual([
    true,
    false,
  ]))
