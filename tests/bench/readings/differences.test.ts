import { expect, test } from 'vitest'
import { differencesIn } from './differences.ts'

test('of two readings, the lines that went and came are told, each as often', () => {
  expect(differencesIn('a.txt', ['1 taken', 'x', 'x'], ['2 taken', 'x', 'y'], 9)).toEqual([
    '= a.txt',
    '  - 1 taken',
    '  - x',
    '  + 2 taken',
    '  + y',
  ])
})

test('of many lines, the rest is counted', () => {
  expect(differencesIn('a.txt', ['a', 'b', 'c'], [], 1)).toEqual(['= a.txt', '  - a', '  - and 2 more'])
})

test('equal readings have no differences, and another order is told', () => {
  expect(differencesIn('a.txt', ['a', 'b'], ['a', 'b'], 9)).toEqual([])
  expect(differencesIn('a.txt', ['a', 'b'], ['b', 'a'], 9)).toEqual([
    '= a.txt',
    '  the order of its questions',
  ])
})

test('of long lines that begin alike, the part that differs is shown', () => {
  const alike = 'section '.repeat(40)
  const [, gone, come] = differencesIn('a.txt', [`${alike}one`], [`${alike}two`], 1)
  expect([gone, come]).toEqual([
    expect.stringMatching(/^ {2}- ….*one$/),
    expect.stringMatching(/^ {2}\+ ….*two$/),
  ])
})
