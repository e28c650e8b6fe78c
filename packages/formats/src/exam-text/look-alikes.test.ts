import { expect, test } from 'vitest'
import { readList } from '../testing/read-list.ts'

test.each([
  ['Latin options and a Cyrillic answer', 'A) x\nB) y\nC) z\nОтвет: В'],
  ['Cyrillic options and a Latin answer', 'А) x\nБ) y\nВ) z\nОтвет: B'],
  ['Cyrillic options and a Latin key at the end', 'А) x\nБ) y\nВ) z\n\nОтветы:\n1. B'],
  ['Latin options, and the text behind it', 'A) x\nB) y\nC) z\nОтвет: В) y'],
  ['Cyrillic options, and a reason', 'А) x\nБ) y\nВ) z\nОтвет: B, потому что'],
  ['Greek options and a Latin answer', 'Α) 1\nΒ) 2\nΓ) 3\nΔ) 4\nΕ) 5\nΖ) 6\nΗ) 7\nΘ) 8\nAnswer: H'],
])(
  'given %s, with a letter that looks like that of another option, then the question is left out',
  (_, text) => {
    expect(readList(`1. Which?\n${text}`)[0]).toMatch(/^left out \|(?!.*\*)/)
  },
)

test.each([
  ['А) x\nБ) y\nВ) z\nОтвет: В', 'x | y | *z'],
  ['А) x\nБ) y\nВ) z\nОтвет: A', '*x | y | z'],
  ['А) x\nБ) y\nВ) z\nОтвет: b', 'x | *y | z'],
  ['A) x\nБ) y\nB) z\nОтвет: B', 'x | y | *z'],
  ['A) x\nB) y\nC) z\nОтвет: А', '*x | y | z'],
])('given the list %j, then the letter of its answer is found', (text, options) => {
  expect(readList(`1. Which?\n${text}`)).toEqual([`Which? | ${options}`])
})
