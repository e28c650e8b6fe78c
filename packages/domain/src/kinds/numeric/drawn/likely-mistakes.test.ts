import { expect, test } from 'vitest'
import { blankNumeric } from '../numeric.ts'
import { readAccepted } from '../written.ts'
import { createDraw, toNumbers } from './combinations.ts'
import { readFormula } from './formula.ts'
import { likelyMistakes } from './likely-mistakes.ts'
import type { Numeric } from '../schema.ts'

const drawn = (formula: string, tolerance = ''): Numeric => ({
  ...blankNumeric(),
  variables: [
    { by: 'range', name: 'a', from: '2', to: '9', step: '1' },
    { by: 'rows', names: ['b'], rows: [['3'], ['5'], ['11'], ['13']] },
  ],
  key: { ...blankNumeric().key, accepted: [readAccepted(`${formula}${tolerance}`)] },
})
const valueOf = (numeric: Numeric, formula: string, variant: number): number => {
  const read = readFormula(formula)
  if ('wrong' in read) throw new Error(read.wrong)
  return read.valueFor(toNumbers(createDraw(numeric.variables!)(variant)))!
}
const wrong = (
  numeric: Numeric,
  formula: string,
  variants: number[],
  given = 1,
  write: (value: number) => string = String,
) => variants.map((variant) => ({ answer: write(valueOf(numeric, formula, variant)), variant, given }))

test.each([
  ['a*b', 'a+b'],
  ['a*b', 'a'],
  ['(a+b)/2', 'a+b'],
  ['(a+b)/2', 'a+b/2'],
  ['a^2*b', 'a*b'],
  ['a^2*b', 'a*2*b'],
  ['a-b', 'b-a'],
  ['sqrt(a^2+b^2)', 'a^2+b^2'],
  ['sqrt(a^2+b^2)', 'sqrt(a^2-b^2)+0*a'],
  ['a*sin(radians(b))', 'a*cos(radians(b))'],
  ['a*sin(radians(b))', 'a*sin(b)'],
  ['pi*a^2', '2*pi*a'],
  ['a/b', 'b/a'],
  ['1000*a/b', 'a/b'],
  ['a/b', '1000*a/b'],
  ['2*a', '2*b'],
  ['a/(2*b)', 'a/2*b'],
  ['a*b', '2*(a+b)'],
  ['a+b', 'sqrt(a^2+b^2)'],
  ['(a*b)^2', 'a*b^2'],
  ['pi*a^2', 'pi*(2*a)^2/4+a'],
])('where %s is right, answers by %s are seen as one mistake', (right, mistake) => {
  const numeric = drawn(right, ' +- 0.01 %')
  const given = wrong(numeric, mistake, [1, 6, 11, 20, 25, 30]).filter(({ answer }) => answer !== 'NaN')
  const found = likelyMistakes(numeric, given)
  // What is more than one change need not be found, but whatever is found gives these answers.
  for (const { formula, answers } of found)
    for (const at of answers)
      expect(Number(given[at]!.answer)).toBeCloseTo(valueOf(numeric, formula, given[at]!.variant), 1)
  if (!['sqrt(a^2-b^2)+0*a', 'pi*(2*a)^2/4+a'].includes(mistake))
    expect(found.flatMap(({ answers }) => answers)).toHaveLength(given.length)
})

test('the formula that most answers follow comes first, and each answer belongs to one', () => {
  const numeric = drawn('a*b')
  const some = wrong(numeric, 'a+b', [1, 2, 9])
  const most = wrong(numeric, 'a-b', [4, 12, 20], 5)
  const found = likelyMistakes(numeric, [...some, ...most])
  expect(found).toEqual([
    { formula: 'a-b', answers: [3, 4, 5] },
    { formula: 'a+b', answers: [0, 1, 2] },
  ])
})

test('numbers that follow no formula, or one for two sets of values only, are no mistake of a formula', () => {
  const numeric = drawn('a*b')
  const typos = [1, 2, 3, 4, 5, 6].map((variant) => ({
    answer: `${1000 + 7 * variant ** 3}`,
    variant,
    given: 1,
  }))
  expect(likelyMistakes(numeric, typos)).toEqual([])
  // Many students with the same values are still one set of values.
  expect(likelyMistakes(numeric, wrong(numeric, 'a+b', [1, 1, 1, 2], 50))).toEqual([])
  expect(likelyMistakes(numeric, [{ answer: 'no idea', variant: 1, given: 9 }])).toEqual([])
})

test('answers are read in any notation, and compared within the tolerance of the key', () => {
  const numeric = drawn('a/b', ' (2 decimals)')
  const write = (value: number) => value.toFixed(2).replace('.', ',')
  expect(likelyMistakes(numeric, wrong(numeric, 'b/a', [1, 6, 11, 20], 1, write))).toEqual([
    { formula: 'b/a', answers: [0, 1, 2, 3] },
  ])
})

test('many answers take no time', () => {
  const numeric = drawn('sqrt(a^2+b^2)*sin(radians(a+b))/(a*b+a/b)')
  const answers = Array.from({ length: 20_000 }, (_, at) => ({
    answer: String(at * 1.7),
    variant: at % 32,
    given: 1,
  }))
  expect(likelyMistakes(numeric, answers).length).toBeLessThanOrEqual(5)
})
