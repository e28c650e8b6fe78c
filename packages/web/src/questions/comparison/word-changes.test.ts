import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordChanges } from './word-changes.ts'

const joined = (before: string, after: string, omitted: string) =>
  wordChanges(before, after)
    .filter(({ kind }) => kind !== omitted)
    .map(({ text }) => text)
    .join('')

test('marks only the changed words', () => {
  expect(wordChanges('A train leaves at noon.', 'A slow train leaves at one.')).toEqual([
    { text: 'A ', kind: 'unchanged' },
    { text: 'slow ', kind: 'added' },
    { text: 'train leaves at ', kind: 'unchanged' },
    { text: 'noon', kind: 'removed' },
    { text: 'one', kind: 'added' },
    { text: '.', kind: 'unchanged' },
  ])
  expect(wordChanges('the same', 'the same')).toEqual([{ text: 'the same', kind: 'unchanged' }])
  expect(wordChanges('', 'new')).toEqual([{ text: 'new', kind: 'added' }])
})

test('words that were replaced one after the other are one replacement', () => {
  expect(wordChanges('An old red house stands.', 'An ugly blue house stands.')).toEqual([
    { text: 'An ', kind: 'unchanged' },
    { text: 'old red', kind: 'removed' },
    { text: 'ugly blue', kind: 'added' },
    { text: ' house stands.', kind: 'unchanged' },
  ])
  expect(wordChanges('a house', 'a very big house')).toEqual([
    { text: 'a ', kind: 'unchanged' },
    { text: 'very big ', kind: 'added' },
    { text: 'house', kind: 'unchanged' },
  ])
})

test('contains both texts exactly', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
      expect([joined(before, after, 'added'), joined(before, after, 'removed')]).toEqual([before, after])
    }),
  )
})

test('replaces texts without common words as a whole', () => {
  const words = (name: string) => Array.from({ length: 3_000 }, (_, index) => `${name}${index}`).join(' ')
  expect(wordChanges(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
