import { kindSamples } from '../testing/samples.ts'
import { shownText } from '../shown-text.ts'
import { expect, test } from 'vitest'
import { questionFindings } from '../../rules/question.ts'
import { fullQuestion } from '../../csv/sparse-question.ts'
import { readKindCells, writeKindCells } from '../kind-cells.ts'
import { kindOf } from '../kind-of.ts'
import { blankAcceptedNumber } from '../numeric/numeric.ts'
import type { Answer, Asked } from '../question-kind.ts'
import { withPieces } from '../pieces-of.ts'
import { acceptedWord, blankCloze, blankGap, extraWords, gapsOf, type WholeGap, withGapsOf } from './blank.ts'
import { clozeKind } from './cloze.ts'
import { addGap, gapsToWrite, removeGap } from './edit-gaps.ts'
import { gapsInText, splitGaps, withBlanks, withGapsForBlanks } from './gaps-in-text.ts'
import type { Cloze } from './schema.ts'

const typed = (...words: string[]): WholeGap => ({
  ...blankGap('typed'),
  accepted: words.map((word) => acceptedWord(word)),
})
const chosen = (choices: string[], right: string): WholeGap => ({
  ...blankGap('chosen'),
  choices,
  accepted: [acceptedWord(right)],
})
const cloze = (gaps: WholeGap[], changes: Partial<Cloze> = {}): Cloze => ({
  ...blankCloze(gaps),
  ...changes,
})
const ask = (interaction: Cloze, question = '[[1]] and [[2]]'): Asked => ({
  question,
  options: [],
  interaction,
})
const given = (texts: string[], picks = texts.map(() => -1)): Answer => ({
  selected: [],
  answer: '',
  response: { picks, texts },
})
const findings = (interaction: Cloze, question: string): string[] =>
  questionFindings(fullQuestion({ question, options: [], interaction }), 1, 'full')
    .filter(({ severity, rule }) => severity === 'error' || rule === 'acceptedEqual')
    .map(({ message }) => message)

const two = cloze([
  { ...typed('Paris'), accepted: [acceptedWord('Paris'), acceptedWord('Lutetia', 50)] },
  chosen(['red', 'blue', 'green'], 'blue'),
])

test.each([
  ['both', ['paris', ''], [-1, 1], 1],
  ['one, half of the marks', ['Paris', ''], [-1, -1], 0.5],
  ['one that earns a part', ['Lutetia', ''], [-1, 0], 0.25],
  ['none', ['', ''], [-1, -1], 0],
])('each gap earns its part: %s', (_, texts, picks, share) =>
  expect(kindOf(ask(two)).mark(ask(two), given(texts, picks))).toBeCloseTo(share, 9),
)

test('weights share the marks; the rule all gives them only for every gap', () => {
  const weighted = cloze([
    { ...typed('a'), weight: 3 },
    { ...typed('b'), weight: 1 },
  ])
  const markOf = (interaction: Cloze, ...texts: string[]) => clozeKind.mark(ask(interaction), given(texts))
  expect([markOf(weighted, 'a', ''), markOf(weighted, '', 'b')]).toEqual([0.75, 0.25])
  const all = { ...weighted, scoring: { rule: 'all' as const } }
  expect([markOf(all, 'a', ''), markOf(all, 'a', 'b')]).toEqual([0, 1])
})

test('a number is read as everywhere, with its tolerance', () => {
  const number = { ...blankAcceptedNumber('9.81'), tolerance: { by: 'absolute' as const, amount: '0.05' } }
  const asked = ask(cloze([{ ...blankGap('number'), numbers: [number] }]), '[[1]]')
  expect(['9,8', '9.9', 'x', '9.8 m'].map((text) => clozeKind.mark(asked, given([text])))).toEqual([
    1, 0, 0, 0,
  ])
})

test('blind guessing: a list counts by its length, what is typed not at all', () => {
  expect(clozeKind.guess(ask(two))).toBeCloseTo(1 / 6, 9)
  const lists = cloze([chosen(['a', 'b'], 'a'), chosen(['a', 'b', 'c', 'd'], 'b')])
  expect(clozeKind.guess(ask(lists))).toBeCloseTo(3 / 8, 9)
  expect(clozeKind.guess(ask({ ...lists, scoring: { rule: 'all' } }))).toBeCloseTo(1 / 8, 9)
})

test('only a response to these gaps fits', () => {
  const fits = (texts: string[], picks: number[]) => clozeKind.fits!(ask(two), given(texts, picks))
  expect([fits(['x', ''], [-1, 2]), fits(['', ''], [-1, -1])]).toEqual([true, true])
  expect([
    fits(['x', ''], [-1, 3]),
    fits(['x', 'y'], [-1, 0]),
    fits(['x', ''], [0, 0]),
    fits(['x'], [-1]),
  ]).toEqual([false, false, false, false])
})

test.each([
  ['no gap', cloze([]), 'Text', ['Write [[1]] in the text where the gap is']],
  ['no place', cloze([typed('a'), typed('b')]), '[[1]]', ['The text has no place for gap 2 ([[2]])']],
  ['no answer', cloze([typed('a')]), '[[1]] [[2]]', ['[[2]] has no answer']],
  ['an empty answer', cloze([typed('')]), '[[1]]', ['[[1]] has no answer']],
  ['two places', cloze([typed('a')]), '[[1]] [[1]]', ['[[1]] stands in the text twice']],
  ['inside a formula', cloze([typed('a')]), '$x [[1]]$', ['The text has no place for gap 1 ([[1]])']],
  ['one choice', cloze([chosen(['a'], 'a')]), '[[1]]', ['Gap 1 needs two choices']],
  [
    'equal choices',
    cloze([chosen(['a', 'b', 'a '], 'a')]),
    '[[1]]',
    ['The list of gap 1 has “a” twice: nobody can tell which is meant'],
  ],
  [
    'a right one that is not offered',
    cloze([chosen(['a', 'b'], 'c')]),
    '[[1]]',
    ['The right answer of gap 1 can not be chosen'],
  ],
  [
    'a bank of one word',
    cloze([{ ...typed('a'), as: 'bank' }]),
    '[[1]]',
    ['The word bank needs two different words'],
  ],
  [
    'a text that is no number',
    cloze([{ ...blankGap('number'), numbers: [blankAcceptedNumber('3,1,4')] }]),
    '[[1]]',
    ['Gap 1: `3,1,4` is not a number: write for example 3.14'],
  ],
  [
    'equal answers',
    cloze([typed('a', 'A')]),
    '[[1]]',
    ['Gap 1: Answers 1 and 2 are the same once case and blanks are ignored'],
  ],
  ['nothing', two, '[[2]] and [[1]]', []],
])('findings: %s', (_, interaction, question, expected) =>
  expect(findings(interaction, question)).toEqual(expected),
)

test.each([
  ['[[1]] Paris | City of Paris @50%\n[[2]] (red | *green | blue)', ''],
  ['case: [[1]] P*s', ''],
  ['[[1]] # 9.81 +- 0.05 | [9.7, 9.9) @50%', ''],
  ['[[1]] {Paris}\n[[2]] {Rome}', 'Lyon | Nice'],
  [String.raw`[[1]] \(a) | b\|c`, ''],
])('a table has a line for each gap: %j', (accepted, extra) => {
  const read = readKindCells('cloze', { accepted, extra_choices: extra })
  if ('wrong' in read) throw new Error(read.wrong)
  const cells = writeKindCells(read)
  expect(readKindCells('cloze', cells)).toEqual(read)
  const sorted = (text: string) =>
    text
      .split(/[|()]/)
      .map((part) => part.trim())
      .toSorted()
  // Choices are stored scattered.
  expect([sorted(cells.accepted), sorted(cells.extra_choices)]).toEqual([sorted(accepted), sorted(extra)])
})

test.each([
  ['Paris', 'must begin each line with the marker of a gap, such as "[[1]] Paris".'],
  ['[[1]] a\n[[1]] b', 'has two lines for [[1]].'],
  ['[[21]] a', 'can have at most 20 gaps.'],
  [`[[1]] (${Array.from({ length: 21 }, (_, at) => at).join('|')})`, 'can have at most 20 choices in a gap.'],
])('a cell that can not be read says why: %j', (accepted, wrong) =>
  expect(readKindCells('cloze', { accepted })).toEqual({ cell: 'accepted', wrong }),
)

test('a text is split at its gaps, but not inside formulas', () => {
  expect(splitGaps('a [[1]] $x [[2]]$ b[[12]]')).toEqual([
    { kind: 'words', words: 'a ' },
    { kind: 'gap', no: 1 },
    { kind: 'words', words: ' $x [[2]]$ b' },
    { kind: 'gap', no: 12 },
  ])
  expect([withBlanks('[[1]]!'), withBlanks('[[1]] [[2]]')]).toEqual(['_____!', '(1) _____ (2) _____'])
  expect([withGapsForBlanks('a __ b ___', 20), withGapsForBlanks('a', 20)]).toEqual(['a [[1]] b [[2]]', 'a'])
})

test('what is selected becomes a gap, and gaps are numbered as they are read', () => {
  const question = 'Paris and [[1]]'
  const added = addGap({ question, interaction: cloze([typed('Rome')]) }, [0, 5])
  expect([added.question, added.index]).toEqual(['[[1]] and [[2]]', 0])
  expect(gapsOf(added.interaction).map(({ accepted }) => accepted[0]!.value)).toEqual(['Paris', 'Rome'])
  expect(removeGap(added, 0)).toEqual({ question, interaction: cloze([typed('Rome')]) })
  const end = addGap({ question: 'It is', interaction: cloze([]) }, [5, 5])
  expect([end.question, end.index]).toEqual(['It is [[1]]', 0])
})

test('a marker that is typed has a line to write its answers in', () =>
  expect(gapsToWrite({ question: '[[1]] [[3]]', interaction: cloze([typed('a')]) }, 20)).toHaveLength(3))

test('the bank keeps its further words while the right ones change', () => {
  const bank = (word: string): WholeGap => ({ ...blankGap('bank'), accepted: [acceptedWord(word)] })
  const first = withGapsOf(blankCloze([]), [bank('Par')], ['Lyon', 'Paris'])
  const next = withGapsOf(first, [bank('Paris')])
  expect([extraWords(first), extraWords(next)]).toEqual([
    ['Lyon', 'Paris'],
    ['Lyon', 'Paris'],
  ])
  expect(gapsInText('[[1]]')).toEqual([1])
})

test('find and replace changes a choice and what is right alike', () => {
  const changed = withPieces(ask(two), (piece) => ({ ...piece, text: piece.text.replace('blue', 'navy') }))
  expect(kindOf(changed).mark(changed, given(['Paris', ''], [-1, 1]))).toBe(1)
  expect(JSON.stringify(changed)).not.toContain('blue')
})

test('a question of another kind begins with its answer as a gap, or with none for the author to select', () => {
  const begin = (question: string, accepted: string[] = []) =>
    clozeKind.begin({ options: [], accepted, question })
  expect(begin('The Nile is long.')).toMatchObject({
    question: 'The Nile is long.',
    interaction: { key: { gaps: [] } },
  })
  expect(begin('It is', ['Nile'])).toMatchObject({
    question: 'It is [[1]]',
    interaction: { key: { gaps: [{ accepted: [{ value: 'Nile' }] }] } },
  })
  expect(begin('__ is ___').question).toBe('[[1]] is [[2]]')
  expect(gapsOf(begin('__ is ___').interaction as Cloze)).toHaveLength(2)
})

test('who reads a text with gaps without its fields reads blanks; other texts stay', () => {
  const { interaction } = kindSamples.cloze.asked
  expect(shownText({ question: 'The Nile is in [[1]].', interaction })).toBe('The Nile is in _____.')
  expect(shownText({ question: 'What is a[[1]]?' })).toBe('What is a[[1]]?')
})
