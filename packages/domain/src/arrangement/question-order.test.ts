import fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionOrder } from './question-order.ts'
import type { QuestionShuffle } from './schema.ts'

const paper = [
  { section: 'A', paragraph: '' },
  { section: 'A', paragraph: 'Read this.' },
  { section: 'A', paragraph: 'Read this.' },
  { section: 'A', paragraph: '' },
  { section: 'B', paragraph: '' },
  { section: 'B', paragraph: '' },
  { section: 'B', paragraph: 'Read this.' },
]
const orders = (shuffle: QuestionShuffle) =>
  Array.from({ length: 60 }, (_, seed) => questionOrder({ shuffle_questions: shuffle }, seed, paper))

test('without shuffling the order is that of the quiz', () => {
  expect(questionOrder({}, 1, paper)).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('within sections, each section stays where it is', () => {
  const first = orders('within_sections').map((order) => order.slice(0, 4))
  for (const one of first) expect(one.toSorted()).toEqual([0, 1, 2, 3])
  expect(new Set(first.map(String)).size).toBe(6)
})

test('across the quiz, sections are shuffled together', () => {
  expect(new Set(orders('all').map(([first]) => first)).size).toBeGreaterThan(4)
})

test('questions about the same text stay together, in their order', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('within_sections' as const, 'all' as const), (seed, shuffle) => {
      const order = questionOrder({ shuffle_questions: shuffle }, seed, paper)
      expect(order.indexOf(2)).toBe(order.indexOf(1) + 1)
      expect(order.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
    }),
  )
})
