import { expect, test } from 'vitest'
import { fullQuestion } from '../../../csv/sparse-question.ts'
import { questionFindings } from '../../../rules/question.ts'
import { acceptAnswer } from '../../accept-answer.ts'
import { kindOf } from '../../kind-of.ts'
import { blankAcceptedNumber, blankNumeric } from '../numeric.ts'
import type { AcceptedNumber } from '../schema.ts'
import { countVariants } from './combinations.ts'
import { drawVariant } from './draw-variant.ts'
import { readFormula } from './formula.ts'
import { drawnInWords, inVariant, variantsOf } from './in-variant.ts'
import type { Variable } from './schema.ts'
import { readVariables, writeVariables } from './variables-cell.ts'

const range = (name: string, from: string, to: string, step = '1'): Variable => ({
  by: 'range',
  name,
  from,
  to,
  step,
})
const list = (name: string, ...values: string[]): Variable => ({
  by: 'rows',
  names: [name],
  rows: values.map((value) => [value]),
})

const asking = (
  question: string,
  variables: Variable[],
  formula: string,
  accepted: Partial<AcceptedNumber> = {},
) => {
  const numeric = blankNumeric()
  return fullQuestion({
    question,
    solution: 'It is [[= round(a, 1)]].',
    tags: [{ tag_name: 't' }],
    options: [],
    interaction: {
      ...numeric,
      variables,
      key: { ...numeric.key, accepted: [{ ...blankAcceptedNumber(), value: formula, ...accepted }] },
    },
  })
}
const sum = asking('What is [[a]] + [[b]]?', [range('a', '1', '3', '0.5'), list('b', '2', '10')], 'a+b')
const findingsOf = (question: ReturnType<typeof asking>): string[] =>
  questionFindings(question, 1, 'full').map(({ severity, message }) => `${severity}: ${message}`)

test.each([
  ['-2^2', -4],
  ['(-2)^2', 4],
  ['2^3^2', 512],
  ['2^-1', 0.5],
  ['-x^-2', -0.25],
  ['1 - -x * 3', 7],
  ['10 / 4 / 5', 0.5],
  ['2e3 + .5', 2000.5],
  ['x² · π − π*4', 0],
  ['sqrt(16) + abs(-1) + max(1, x, 3)', 8],
  ['round(2.345, 2) + round(-2.5) + digits(1234.5, 2)', 1199.35],
  ['mod(-1, 3) + fact(5) + comb(5, 2) + perm(5, 2)', 152],
  ['ln(e) + log10(1000) + log(8, 2) + log2(8)', 10],
  ['sin(radians(30)) + degrees(atan2(1, 1))', 45.5],
])('%s is %d', (text, value) => {
  const read = readFormula(text)
  if ('wrong' in read) throw new Error(read.wrong)
  expect(read.valueFor(new Map([['x', 2]]))).toBeCloseTo(value, 10)
})

test.each([
  ['2x', 'Write a point in numbers and a sign between factors, such as 3.5*a'],
  ['a b', 'Write a point in numbers and a sign between factors, such as 3.5*a'],
  ['3,5 * a', 'Write a point in numbers and a sign between factors, such as 3.5*a'],
  ['log(a)', 'Write ln(x) or log10(x) instead of log(x)'],
  ['eval(a)', '`eval` is no function of formulas'],
  ['constructor(a)', '`constructor` is no function of formulas'],
  ['sqrt(a, 2)', '`sqrt` has too few or too many values in its brackets'],
  ['a +', 'The formula can not be read at character 4'],
  ['', 'Write a formula, such as 2*a'],
  ['a.constructor', 'A formula can only have numbers, variables, + - * / ^, brackets and functions'],
  ['a["b"]', 'A formula can only have numbers, variables, + - * / ^, brackets and functions'],
  ['"text"', 'A formula can only have numbers, variables, + - * / ^, brackets and functions'],
  ['this', 'A formula can only have numbers, variables, + - * / ^, brackets and functions'],
  ['a > 1 ? 2 : 3', 'The formula can not be read at character 3'],
  ['1+'.repeat(200), 'A formula can have at most 300 characters'],
])('%s is refused: %s', (text, wrong) => expect(readFormula(text)).toEqual({ wrong }))

test('every combination of values has a number, and the values are written as their steps are', () => {
  const shown = Array.from({ length: variantsOf(sum)! }, (_, variant) => inVariant(sum, variant).question)
  expect(shown).toEqual([
    'What is 1.0 + 2?',
    'What is 1.5 + 2?',
    'What is 2.0 + 2?',
    'What is 2.5 + 2?',
    'What is 3.0 + 2?',
    'What is 1.0 + 10?',
    'What is 1.5 + 10?',
    'What is 2.0 + 10?',
    'What is 2.5 + 10?',
    'What is 3.0 + 10?',
  ])
  expect(countVariants([range('a', '0', '1', '0.1')])).toBe(11)
})

test('a student is marked and told by the values that were drawn, and nobody sees the variables', () => {
  const mark = (answer: string, variant: number) => kindOf(sum).mark(sum, { selected: [], answer, variant })
  expect([mark('11.5', 6), mark('11,5', 6), mark('11.5', 5), mark('a+b', 6)]).toEqual([1, 1, 0, 0])
  const drawn = inVariant(sum, 6)
  expect([drawn.solution, kindOf(drawn).accepted?.(drawn)]).toEqual(['It is 1.5.', ['11.5']])
  expect(drawn.interaction).not.toHaveProperty('variables')
  expect(kindOf(sum).present(sum)).toEqual({ kind: 'numeric', unit: 'none', units: [] })
  expect(drawnInWords(sum, 6)).toBe('a = 1.5, b = 10')
})

test('a translation has the values of its student, too', () => {
  const french = { field: 'question', of: sum.question, text: 'Combien font [[a]] plus [[b]]?' }
  const drawn = inVariant({ ...sum, translations: [{ language: 'fr', texts: [french] }] }, 6)
  expect(drawn.translations?.[0]?.texts).toEqual([
    { field: 'question', of: drawn.question, text: 'Combien font 1.5 plus 10?' },
  ])
})

test('rows keep values together, and 0.1 + 0.2 is 0.3', () => {
  const rows: Variable = {
    by: 'rows',
    names: ['a', 'b'],
    rows: [
      ['0.1', '0.2'],
      ['3', '4'],
    ],
  }
  const asked = asking('[[a]], [[b]]', [rows], 'a+b')
  expect(
    [0, 1].map((variant) => kindOf(inVariant(asked, variant)).accepted?.(inVariant(asked, variant))),
  ).toEqual([['0.3'], ['7']])
})

test('a faultless question has no findings', () => expect(findingsOf(sum)).toEqual([]))

test.each([
  ['[[a]]', [range('a', '-1', '1')], '1/a', 'error: The formula divides by zero if a = 0'],
  ['[[a]]', [range('a', '-1', '1')], 'a^-2', 'error: The formula divides by zero if a = 0'],
  ['[[a]]', [range('a', '-1', '1')], 'sqrt(a)', 'error: The formula has no value if a = -1'],
  ['[[=1/(a-2)]]', [list('a', '2')], 'a', 'error: The formula divides by zero if a = 2'],
  ['[[a]]', [list('a', '2')], 'a+c', 'error: `c` is no variable of this question'],
  ['[[c]]', [list('a', '2')], 'a', 'error: `c` is no variable of this question'],
  ['[[=a+]]', [list('a', '2')], 'a', 'error: The formula can not be read at character 3'],
  ['[[a]]', [list('a', 'two')], 'a', 'error: `two` is not a number: write for example 3.14'],
  ['[[a]]', [list('a')], 'a', 'error: Give a at least one value'],
  ['[[a]]', [range('a', '3', '1')], 'a', 'error: The range of a begins above its end'],
  ['[[a]]', [range('a', '1', '3', '0')], 'a', 'error: The step of a must be more than 0'],
  ['[[a]]', [list('a', '1'), list('a', '2')], 'a', 'error: Two variables are called a'],
  [
    '[[=pi]]',
    [list('pi', '1')],
    'pi',
    'error: `pi` means something in formulas: give the variable another name',
  ],
  ['[[=1]]', [list('2a', '1')], '1', 'error: Give variable 1 a name of letters and digits, such as a or v0'],
  [
    '[[a]]',
    [range('a', '0', '1e9', '0.5')],
    'a',
    'error: The variables give more than 1000000000 combinations: use larger steps',
  ],
  [
    '[[a]]',
    [range('a', '1', '50000')],
    'a',
    'hint: There are 50000 combinations of values: 10000 of them were tried',
  ],
  [
    '[[a]]',
    [list('a', '3')],
    '1/a',
    'hint: Without a tolerance students must write all digits, such as 0.333333333333',
  ],
  ['none', [list('a', '3')], 'a', 'hint: The text shows no variable: write it as [[a]] where it belongs'],
] as const)('%s with %j and %s: %s', (question, variables, formula, finding) =>
  expect(findingsOf(asking(question, [...variables], formula))).toContain(finding),
)

test('trying the combinations of a long formula takes no more time than that of a short one', () => {
  const long = asking('[[a]]', [range('a', '1', '50000')], '1+a'.repeat(1) + '+a'.repeat(140))
  expect(findingsOf(long)).toContain('hint: There are 50000 combinations of values: 1056 of them were tried')
})

test('a correction accepts a formula, not a number that one student typed', () => {
  const accepted = acceptAnswer(sum, { answer: 'a*b', share: 50 })!
  const mark = (answer: string) => kindOf(accepted).mark(accepted, { selected: [], answer, variant: 6 })
  expect([mark('15'), mark('11.5')]).toEqual([0.5, 1])
  expect(acceptAnswer(sum, { answer: 'a*c', share: 100 })).toBeUndefined()
})

test.each([
  [5, [3, 0, 3], [1, 2, 4]],
  [3, [0, 1, 2, 1], [0, 2]],
  [2, [0, 1], [0, 1]],
  // The author has changed the variables since.
  [2, [7, 9], [0, 1]],
  [1, [0, 0], [0]],
] as const)('of %d variants, with %j met before, one of %j is drawn', (count, met, expected) => {
  const ends = new Set<number>()
  const drawn = [0, 1, 2].map((place) =>
    drawVariant(count, met, (end) => {
      ends.add(end)
      return Math.min(place, end - 1)
    }),
  )
  expect([...new Set(drawn)]).toEqual(expected)
  expect([...ends]).toEqual([expected.length])
})

test.each(['a = 1..10 step 0.5; b = 2 | 3 | 5; (m, v) = 2, 10 | 3, 15', 'a = -1..1 step 1', ''])(
  'a cell holds “%s”',
  (cell) => expect(writeVariables(readVariables(cell)!)).toBe(cell),
)
test.each(['a', 'a = ', '= 1..2', 'a = 1 = 2', `${'a'.repeat(30)} = 1`])(
  'a cell with “%s” is refused',
  (cell) => expect(readVariables(cell)).toBeUndefined(),
)

test.each([
  ['max(a, b) +- 0.05 @50%', {}],
  ['(a+1)*max(a, b)', {}],
  ['[a-1, a+1)', {}],
])('the key %s comes back from a table', (line) => {
  const { readCells, writeCells } = kindOf(sum)
  const none = { ...writeCells(sum), credit: '', unit: '' }
  const read = readCells({ ...none, accepted: line, variables: 'a = 1; b = 2' } as never, [])
  if ('wrong' in read) throw new Error(read.wrong)
  expect(writeCells(read)).toMatchObject({ accepted: line, variables: 'a = 1; b = 2' })
  expect(
    kindOf(read)
      .accepted?.(read)
      .map((one) => one.replace(' ± ', ' +- ')),
  ).toEqual([expect.stringContaining(line.split(' @')[0]!)])
})
