import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordChanges } from './word-changes.ts'

const joined = (before: string, after: string, leftOut: string) =>
  wordChanges(before, after)
    .filter(({ kind }) => kind !== leftOut)
    .map(({ words }) => words)
    .join('')

test('the words that changed are marked, and no others', () => {
  expect(wordChanges('A train leaves at noon.', 'A slow train leaves at one.')).toEqual([
    { words: 'A ', kind: 'kept' },
    { words: 'slow ', kind: 'added' },
    { words: 'train leaves at ', kind: 'kept' },
    { words: 'noon', kind: 'removed' },
    { words: 'one', kind: 'added' },
    { words: '.', kind: 'kept' },
  ])
  expect(wordChanges('the same', 'the same')).toEqual([{ words: 'the same', kind: 'kept' }])
  expect(wordChanges('', 'new')).toEqual([{ words: 'new', kind: 'added' }])
})

test('both texts can be read out of it to the letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
      expect([joined(before, after, 'added'), joined(before, after, 'removed')]).toEqual([before, after])
    }),
  )
})

test('texts that have nothing in common are exchanged as a whole', () => {
  const words = (name: string) => Array.from({ length: 3_000 }, (_, index) => `${name}${index}`).join(' ')
  expect(wordChanges(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
