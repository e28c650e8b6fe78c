import { expect, test } from 'vitest'
import { detectDialect } from './detect-dialect.ts'

test('sentences with commas are no table of commas', () => {
  const sentences =
    'Name the rivers of Peru, Chile and Ecuador.\nSay why, in your view, they flood.\n' +
    'What is a delta, and where is one?\n'
  expect(detectDialect(sentences).separator).toBe('\t')
})

test.each([
  ['cells without blanks', 'What is a delta?,A mouth of a river.\nWhat is a spring?,A beginning.\n'],
  ['few sentences', 'Delta, the mouth of a river\nSpring, the beginning\nFord, a shallow place.\n'],
])('cards without headings have commas between their sides: %s', (_, cards) => {
  expect(detectDialect(cards).separator).toBe(',')
})

test('lines of a text that commas divide unevenly are no table of commas', () => {
  const text =
    'You lead a team, in a plant\nWait, and see\nAsk the sponsor\nGo on, stop, or ask, and tell\nLeave\nWrite\nAsk\n'
  expect(detectDialect(text).separator).toBe('\t')
})
