import { expect, test } from 'vitest'
import { blankPiece } from '../pieces.ts'
import type { Asked } from '../question-kind.ts'
import { arrangeOrdering, itemsInOrder, orderingOf } from './items.ts'
import { guessOrdering, markOrdering } from './mark.ts'
import { orderingKind } from './ordering.ts'
import type { OrderingRule } from './schema.ts'

const of = (letters: string, rule: OrderingRule = 'neighbours') =>
  orderingOf(
    [...letters].map((letter) => blankPiece(letter)),
    rule,
  )
const given = (letters: string) => ({
  selected: [],
  answer: '',
  response: { picks: [...letters].map((letter) => 'ABCDE'.indexOf(letter)), texts: [] },
})

// Moodle's ordering gives these: ABSOLUTE_POSITION, RELATIVE_ALL_PREVIOUS_AND_NEXT, RELATIVE_NEXT_EXCLUDE_LAST.
test.each([
  ['BCDEA', 'places', 0],
  ['BCDEA', 'pairs', 0.6],
  ['BCDEA', 'neighbours', 0.75],
  ['BCDEA', 'all', 0],
  ['ABCED', 'places', 0.6],
  ['ABCED', 'pairs', 0.9],
  ['ABCED', 'neighbours', 0.5],
  ['ABCDE', 'all', 1],
  ['EDCBA', 'pairs', 0],
] as const)('%s for ABCDE earns by the rule %s: %d', (answer, rule, share) =>
  expect(markOrdering(of('ABCDE', rule), given(answer))).toBeCloseTo(share, 12),
)

test.each([['ABCD'], ['AABCD'], ['']])('%j is no order of these items and earns nothing', (answer) =>
  expect(markOrdering(of('ABCDE', 'pairs'), given(answer))).toBe(0),
)

test('an order that nobody touched earns nothing, even if it were right', () =>
  expect(markOrdering(of('ABCDE', 'all'), { selected: [], answer: '', response: null })).toBe(0))

test.each(['neighbours', 'places', 'pairs', 'all'] as const)(
  'guessing by the rule %s is the mean of all orders',
  (rule) => {
    const orders = (letters: string): string[] =>
      letters.length < 2
        ? [letters]
        : [...letters].flatMap((letter) =>
            orders(letters.replace(letter, '')).map((rest) => `${letter}${rest}`),
          )
    const all = orders('ABCD')
    const mean =
      all.reduce((sum, order) => sum + markOrdering(of('ABCD', rule), given(order)), 0) / all.length
    expect(guessOrdering(of('ABCD', rule))).toBeCloseTo(mean, 12)
  },
)

test('items are stored in an order that is never the right one, and their right order stays', () => {
  for (const letters of ['AB', 'BA', 'ABC', 'CBA', 'BAC', 'ABCDEFGH']) {
    const stored = arrangeOrdering(of(letters))
    expect(itemsInOrder(stored).map(({ text }) => text)).toEqual([...letters])
    expect(stored.key.order).not.toEqual([...letters].map((_, index) => index))
    expect(arrangeOrdering(stored)).toEqual(stored)
  }
})

test('what is missing or reads alike is said', () => {
  const found: string[] = []
  const asked: Asked = {
    options: [],
    interaction: orderingOf(['a', '', ' a'].map((text) => blankPiece(text))),
  }
  orderingKind.judge(asked, (_, __, field, message) => found.push(`${field}: ${message}`))
  expect(found).toEqual([
    'interaction.presentation.items.1.text: Item 2 is empty',
    'interaction.presentation.items.2.text: Items 1 and 3 read alike: nobody can tell which is meant',
  ])
})

test.each([
  ['a repeat', [0, 0, 1]],
  ['too few', [0, 1]],
  ['a part of it', [0, -1, 1]],
])('%s is no response to it', (_, picks) =>
  expect(
    orderingKind.fits!(
      { options: [], interaction: of('ABC') },
      { selected: [], answer: '', response: { picks, texts: [] } },
    ),
  ).toBe(false),
)

test('an item that is not written yet is a dash, and an image is what it shows', () => {
  const image = { ...blankPiece(), image_url: 'https://example.com/a.png' }
  const items = [blankPiece('one'), blankPiece(), image, { ...image, image_description: 'A cat' }]
  const asked: Asked = { options: [], interaction: orderingOf(items) }
  expect(orderingKind.accepted!(asked)).toEqual(['1. one', '2. –', '3. image', '4. A cat'])
})
