import { expect, test } from 'vitest'
import { withRomanLines } from './roman-lines.ts'

test.each([
  ['lists', ['1. Q', 'I. x', 'II. y', 'a) I', 'b) II']],
  ['beginnings of a list', ['I. x']],
])('given very many Roman %s, then each line is read a few times only', (_, block) => {
  let reads = 0
  const lines = Array.from({ length: 500 }, () => block)
    .flat()
    .map((text, number) => ({
      number,
      get text() {
        reads += 1
        return text
      },
    }))
  withRomanLines(lines)
  expect(reads).toBeLessThan(20 * lines.length)
})

test('given I twice in a row, then the second one begins the list', () => {
  const lines = ['1. Q', 'I. x', 'II. y', '2. R', 'I. v', 'I. x', 'II. y'].map((text, number) => ({
    number,
    text,
  }))
  expect(withRomanLines(lines).map(({ text }) => text)).toEqual([
    '1. Q',
    'A) x',
    'B) y',
    '2. R',
    'I. v',
    'A) x',
    'B) y',
  ])
})
