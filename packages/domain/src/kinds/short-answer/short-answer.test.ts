import { describe, expect, test } from 'vitest'
import { emptyQuestion } from '../../schemas/empty-question.ts'
import { questionFindings } from '../../rules/question.ts'
import { kindOf } from '../kind-of.ts'
import { readShortAnswerCell, writeShortAnswerCell } from './cells.ts'
import type { ShortAnswer } from './schema.ts'

const read = (cell: string): ShortAnswer => {
  const answer = readShortAnswerCell(cell)
  if ('wrong' in answer) throw new Error(answer.wrong)
  return answer
}
const questionOf = (interaction: ShortAnswer) => ({
  ...emptyQuestion,
  question: 'Which?',
  options: [],
  interaction,
})
const shareOf = (cell: string, answer: string) => {
  const question = questionOf(read(cell))
  return kindOf(question).mark(question, { selected: [], answer })
}

test.each([
  ['Paris | City of Paris', ['paris', ' PARIS ', 'city  of Paris'], ['', 'Par', 'Lyon']],
  ['case: Paris', ['Paris'], ['paris']],
  ['case: accents: punctuation: Müller', ['Müller'], ['Muller']],
  ['Müller', ['muller', 'Mu\u0308ller'], ['mueller']],
  ["punctuation: don't", ['don’t', 'don´t', 'don`t'], ['dont']],
  ["don't", ['dont', 'Don’t!'], ['do nt']],
  ['well-known', ['well known', 'Well-Known.'], ['wellknown']],
  ['کتاب', ['كتاب', 'کِتاب', 'كتـاب'], ['کتب']],
  ['accents: مَدرسة', ['مَدرسة'], ['مدرسة']],
  ['1947', ['۱۹۴۷', '١٩٤٧'], ['1948']],
  ['कि', ['कि'], ['का', 'क']],
  ['Straße', ['STRASSE', 'strasse'], ['strase']],
  ['case: Straße', ['Straße'], ['strasse', 'Strasse']],
  ['H₂O', ['H2O', 'h2o'], ['H20']],
  ['m²', ['m^2', 'M²'], ['m2']],
  ['10⁻³', ['10^-3'], ['10^3']],
  ['5 µm', ['5 μm'], ['5 mm']],
  ['ﬁnal', ['final'], ['nal']],
  ['السلام', ['ٱلسلام'], ['سلام']],
  ['C#', ['c#', 'C #'], ['C', 'C++']],
  ['R&D', ['r & d'], ['RD', 'R D']],
  ['-5', ['−5', ' -5 '], ['5']],
  ['5', ['5.', '(5)'], ['-5', '.5']],
  ['1, 2', ['1,2', '1 2'], ['12']],
  ['punctuation: 1914–1918', ['1914-1918', '1914—1918', '१९१४-१९१८'], ['1914 1918']],
  ['punctuation: «oui»', ['"oui"', '„oui“'], ['oui']],
  ['punctuation: a, b; c?', ['a، b؛ c؟'], ['a b c']],
  ["punctuation: f'(x)", ['f′(x)'], ['f(x)']],
  ['İzmir', ['izmir', 'İZMİR'], ['zmir']],
  ['case: accents: İzmir', ['İzmir'], ['izmir']],
  ['30°', ['30º', '30˚', '30o'], ['30']],
  ['3 × 4', ['3 x 4'], ['3 4']],
  ['❤️', ['❤'], ['x']],
  ['\\*', ['*'], ['x', ';']],
  [';', [';', ' ; '], ['.', 'x']],
  ['P*s', ['Paris', 'ps', 'Pass'], ['Par', 's']],
  ['a*b*c', ['abc', 'a1b2c'], ['ac', 'acb']],
  ['*river*', ['the river Indus', 'river'], ['rive']],
  ['a*a', ['aa', 'aba'], ['a']],
  ['(the) dog*bites.', ['the dog bites', 'The dog, it bites!'], ['the dog']],
  ['punctuation: 2\\*3', ['2*3'], ['2x3', '23']],
  ['typos: photosynthesis', ['photosyntesis', 'photosynthesiss', 'pohtosynthesis'], ['fotosyntesis']],
  ['typos: cat', ['cat'], ['cut']],
])('%s accepts %j and not %j', (cell, right, wrong) => {
  expect(right.filter((answer) => shareOf(cell, answer) !== 1)).toEqual([])
  expect(wrong.filter((answer) => shareOf(cell, answer) !== 0)).toEqual([])
})

test('the first accepted answer that matches counts, with its share', () =>
  expect(['Paris', 'pest', 'x'].map((answer) => shareOf('Paris | P*t @50%', answer))).toEqual([1, 0.5, 0]))

test('a pattern of many stars is matched without trying every way', () => {
  const answer = 'a'.repeat(10_000)
  expect(shareOf('*a'.repeat(50) + '*b', answer)).toBe(0)
})

test.each([
  'Paris | City of Paris @50%',
  'case: accents: punctuation: typos: Paris',
  'a \\| b | c\\\\d | 2\\*3 | P*s \\* @10%',
  '\\case: closed | 100% @50% @100%',
])('the cell %s is written as it was read', (cell) => expect(writeShortAnswerCell(read(cell))).toBe(cell))

describe('findings', () => {
  const messages = (cell: string) =>
    questionFindings(
      { ...questionOf(read(cell)), tags: [{ tag_name: 'a' }] as never, weightage: 1 },
      1,
      'full',
    ).map(({ severity, message }) => `${severity}: ${message}`)

  test.each([
    ['', 'error: Give at least one accepted answer'],
    ['*', 'error: `*` alone accepts everything'],
    ['*!', 'error: `*` alone accepts everything'],
    ['Paris @50%', 'error: One accepted answer must earn all marks'],
    ['Paris | b |  paris', 'hint: Answers 1 and 3 are the same once case and blanks are ignored'],
  ])('%s: %s', (cell, message) => expect(messages(cell)).toContain(message))

  test.each(['Paris | P*s @50%', 'punctuation: Paris! | *!'])('a good key has none: %s', (cell) =>
    expect(messages(cell)).toEqual([]),
  )
})
