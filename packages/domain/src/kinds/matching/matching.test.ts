import { expect, test } from 'vitest'
import { kindColumns, type KindCells } from '../cells.ts'
import { blankPiece } from '../pieces.ts'
import { piecesOf } from '../pieces-of.ts'
import type { Asked } from '../question-kind.ts'
import { blankMatching } from './blank.ts'
import { guessMatching, markMatching } from './mark.ts'
import { promptOptions, readMatchingCells, writeMatchingCells } from './cells.ts'
import { matchingKind } from './matching.ts'
import { arrangeMatching, pairsOf, withPairs } from './pairs.ts'
import type { Matching, MatchingRule } from './schema.ts'

const pair = (prompt: string, ...choices: string[]) => ({
  prompt: blankPiece(prompt),
  choices: choices.map((choice) => blankPiece(choice)),
  weight: 1,
})
const matching = (
  pairs: ReturnType<typeof pair>[],
  extra: string[] = [],
  rule: MatchingRule = 'each',
): Matching => ({
  ...withPairs(blankMatching([]), { pairs, extra: extra.map((one) => blankPiece(one)) }),
  scoring: { rule },
})
const letters = (rule: MatchingRule = 'each') =>
  matching([pair('a', 'A'), pair('b', 'B'), pair('c', 'C'), pair('d', 'D')], ['E'], rule)
const given = (...picks: number[]) => ({ selected: [], answer: '', response: { picks, texts: [] } })
const findings = (interaction: Matching): string[] => {
  const found: string[] = []
  const asked: Asked = { options: [], interaction }
  matchingKind.judge(asked, (severity, _, field, message) => found.push(`${severity} ${field}: ${message}`))
  return found
}

test.each([
  ['each', [0, 1, 2, 3], 1],
  ['each', [0, 1, 3, -1], 0.5],
  ['half', [0, 1, 2, 4], 0.5],
  ['half', [0, 1, 3, 4], 0],
  ['all', [0, 1, 2, 3], 1],
  ['all', [0, 1, 2, -1], 0],
] as const)('by the rule %s, the picks %j earn %d', (rule, picks, share) =>
  expect(markMatching(letters(rule), given(...picks))).toBe(share),
)

test('prompts have weights, and a prompt may have several right choices', () => {
  const weighted = matching([{ ...pair('a', 'A', 'B'), weight: 3 }, pair('c', 'C')])
  expect(markMatching(weighted, given(1, -1))).toBe(0.75)
  expect(markMatching(weighted, given(2, 2))).toBe(0.25)
})

test.each([
  ['each', false, 1 / 5],
  ['all', false, 1 / 120],
  ['half', false, 1 / 120 + 0.5 * (4 / 120)],
  ['all', true, 1 / 625],
  ['half', true, 1 / 625 + 0.5 * (16 / 625)],
] as const)('guessing by the rule %s, with choices used again: %s', (rule, reuse, share) => {
  const { presentation, ...rest } = letters(rule)
  expect(guessMatching({ ...rest, presentation: { ...presentation, reuse } })).toBeCloseTo(share, 12)
})

test('choices that read alike are one, which is then used again; an empty one is none', () => {
  const shared = arrangeMatching(matching([pair('a', 'Even'), pair('b', ' Even '), pair('c', '')], ['Odd']))
  expect(shared.presentation.choices.map(({ text }) => text).toSorted()).toEqual(['Even', 'Odd'])
  expect(shared.presentation.reuse).toBe(true)
  expect(pairsOf(shared).pairs.map(({ choices }) => choices.map(({ text }) => text))).toEqual([
    ['Even'],
    ['Even'],
    [],
  ])
})

test('a choice that only reads alike stays as it is typed', () =>
  expect(
    pairsOf(matching([pair('a', 'Even'), pair('b', 'Even ')])).pairs.map(({ choices }) => choices),
  ).toEqual([[blankPiece('Even')], [blankPiece('Even ')]]))

test('the stored order of the choices is the same whatever the pairs are', () => {
  const orders = [
    ['A', 'B', 'C', 'D'],
    ['D', 'C', 'B', 'A'],
    ['B', 'D', 'A', 'C'],
  ].map((order) =>
    arrangeMatching(
      matching(
        order.map((choice, index) => pair(`p${index}`, choice)),
        ['E'],
      ),
    ).presentation.choices.map(({ text }) => text),
  )
  expect(new Set(orders.map(String)).size).toBe(1)
  expect(pairsOf(arrangeMatching(letters())).pairs).toEqual(pairsOf(letters()).pairs)
})

test('what is missing or reads alike is said at its place', () => {
  expect(findings(letters())).toEqual([])
  expect(findings(matching([pair('a', 'A'), pair('a', ''), pair('', 'A')], ['a', 'A', '']))).toEqual([
    'error interaction.key.right.1: Prompt 2 has no right choice',
    'error interaction.presentation.prompts.2.text: Prompt 3 is empty',
    'error interaction.presentation.prompts.1.text: Prompts 1 and 2 read alike: nobody can tell which is meant',
    'error interaction.presentation.choices.2.text: Extra choice 2 reads like another choice',
    'error interaction.presentation.choices.3.text: Extra choice 3 is empty',
  ])
  expect(findings(matching([]))).toEqual(['error interaction.presentation.prompts: Give at least one prompt'])
})

test.each([
  ['too few parts', { picks: [0], texts: [] }],
  ['a pick out of range', { picks: [0, 1, 2, 5], texts: [] }],
  ['a text', { picks: [0, 1, 2, 3], texts: ['x'] }],
])('%s is no response to it', (_, response) =>
  expect(
    matchingKind.fits!({ options: [], interaction: letters() }, { selected: [], answer: '', response }),
  ).toBe(false),
)

test('each entry of its lists has a field and a name', () =>
  expect(
    piecesOf({ options: [], interaction: matching([pair('a', 'A')], ['E']) }).map(
      ({ piece, field, name }) => `${name} (${field}): ${piece.text}`,
    ),
  ).toEqual([
    'prompt 1 (interaction.presentation.prompts.0): a',
    'choice 1 (interaction.presentation.choices.0): A',
    'choice 2 (interaction.presentation.choices.1): E',
  ]))

test('cells of a table keep the weight of a prompt that has no match yet', () => {
  const draft = matching(
    [
      { ...pair('a', 'A'), weight: 3 },
      { ...pair('b'), weight: 0 },
    ],
    ['B'],
  )
  const none = Object.fromEntries(kindColumns.map((name) => [name, ''])) as KindCells
  const read = readMatchingCells({ ...none, ...writeMatchingCells(draft) }, promptOptions(draft))
  expect(read).toMatchObject({ key: { weights: [3, 0] } })
})
