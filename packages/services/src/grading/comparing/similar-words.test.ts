import { expect, test } from 'vitest'
import { isSameWord } from './similar-words.ts'

test.each([
  ['variabl', 'varaibl'],
  ['address', 'adress'],
  ['conductiv', 'conductvi'],
  ['heat', 'heat'],
])('%s and %s count as the same word', (a, b) => {
  expect([isSameWord(a, b), isSameWord(b, a)]).toEqual([true, true])
})

test.each([
  ['heat', 'head'],
  ['cell', 'bell'],
  ['increas', 'decreas'],
  ['interpret', 'integrat'],
])('%s and %s count as different words', (a, b) => {
  expect([isSameWord(a, b), isSameWord(b, a)]).toEqual([false, false])
})
