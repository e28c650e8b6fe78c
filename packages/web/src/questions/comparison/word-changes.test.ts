import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordChanges } from './word-changes.ts'

const textsAndKinds = (before: string, after: string) =>
  wordChanges(before, after).map(({ text, kind }) => ({ text, kind }))

const joined = (before: string, after: string, omitted: string) =>
  wordChanges(before, after)
    .filter(({ kind }) => kind !== omitted)
    .map(({ text }) => text)
    .join('')

test('marks only the changed words', () => {
  expect(textsAndKinds('A train leaves at noon.', 'A slow train leaves at one.')).toEqual([
    { text: 'A ', kind: 'unchanged' },
    { text: 'slow ', kind: 'added' },
    { text: 'train leaves at ', kind: 'unchanged' },
    { text: 'noon', kind: 'removed' },
    { text: 'one', kind: 'added' },
    { text: '.', kind: 'unchanged' },
  ])
  expect(textsAndKinds('the same', 'the same')).toEqual([{ text: 'the same', kind: 'unchanged' }])
  expect(textsAndKinds('', 'new')).toEqual([{ text: 'new', kind: 'added' }])
})

test('words that were replaced one after the other are one replacement', () => {
  expect(textsAndKinds('An old red house stands.', 'An ugly blue house stands.')).toEqual([
    { text: 'An ', kind: 'unchanged' },
    { text: 'old red', kind: 'removed' },
    { text: 'ugly blue', kind: 'added' },
    { text: ' house stands.', kind: 'unchanged' },
  ])
  expect(textsAndKinds('a house', 'a very big house')).toEqual([
    { text: 'a ', kind: 'unchanged' },
    { text: 'very big ', kind: 'added' },
    { text: 'house', kind: 'unchanged' },
  ])
})

const written = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('$x^2$', '$$y$$', '\\(z\\)', '$', 'word', ' ', '\\$', '\ue000'))
    .map((parts) => parts.join('')),
)

test('contains both texts exactly', () => {
  fc.assert(
    fc.property(written, written, (before, after) => {
      expect([joined(before, after, 'added'), joined(before, after, 'removed')]).toEqual([before, after])
    }),
  )
})

test('replaces texts without common words as a whole', () => {
  const words = (name: string) => Array.from({ length: 3_000 }, (_, index) => `${name}${index}`).join(' ')
  expect(textsAndKinds(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})

test('a formula is compared as a whole, and its pieces have its TeX', () => {
  const changes = wordChanges('Solve $x^2 = 4$ for $x > 0$.', 'Solve $x^2 = 9$ for $x > 0$.')
  expect(changes.map(({ kind, pieces }) => [kind, ...pieces.map(({ source }) => source)])).toEqual([
    ['unchanged', 'Solve '],
    ['removed', '$x^2 = 4$'],
    ['added', '$x^2 = 9$'],
    ['unchanged', ' for ', '$x > 0$', '.'],
  ])
  expect(changes[1]!.pieces).toMatchObject([{ kind: 'formula', tex: 'x^2 = 4', display: false }])
})

test('amounts of money are words, also where a part of the text could be read as a formula', () => {
  const changes = wordChanges('It costs $5 and $6.', 'It costs $5 and $7.')
  expect(changes.flatMap(({ pieces }) => pieces.map(({ kind }) => kind))).not.toContain('formula')
})
