import { describe, expect, test } from 'vitest'
import { emptyQuestion } from '../../schemas/empty-question.ts'
import { questionFindings } from '../../rules/question.ts'
import { kindOf } from '../kind-of.ts'
import { readNumericCells, writeNumericCells } from './cells.ts'
import { blankNumeric } from './numeric.ts'
import type { Numeric } from './schema.ts'
import { readAccepted, writeAccepted } from './written.ts'

const keyed = (accepted: string, changes: Partial<Numeric> = {}): Numeric => ({
  ...blankNumeric(),
  ...changes,
  key: { ...blankNumeric().key, ...changes.key, accepted: accepted.split(' | ').map(readAccepted) },
})
const questionOf = (interaction: Numeric) => ({
  ...emptyQuestion,
  question: 'How many?',
  options: [],
  interaction,
})
const shareOf = (interaction: Numeric, answer: string) => {
  const question = questionOf(interaction)
  return kindOf(question).mark(question, { selected: [], answer })
}

test.each([
  ['3', ['3', '3.0', '٣', '= 3', '≈3'], ['3.1', '', 'three', '3 m']],
  ['0.3', ['0.1e0', '0.30000000000000004'].slice(1), ['0.31']],
  ['9.81 +- 0.05', ['9.76', '9.86', '9,81'], ['9.75', '9.87']],
  ['200 +- 2 %', ['196', '204'], ['195.9', '204.1']],
  ['-200 +- 2 %', ['-196', '-204'], ['200']],
  ['100 (ratio 10 %)', ['91', '110'], ['90', '111']],
  ['3.14159 (3 digits)', ['3.14', '3.1416', '3.1449'], ['3.1', '3.15']],
  ['0.5 (2 decimals)', ['0.5', '0.504'], ['0.51']],
  ['[9.7, 9.9)', ['9.7', '9.8'], ['9.9', '9.69']],
  ['(1, 2]', ['2', '1.5'], ['1']],
])('%s accepts %j and not %j', (accepted, right, wrong) => {
  const numeric = keyed(accepted)
  expect(right.filter((answer) => shareOf(numeric, answer) !== 1)).toEqual([])
  expect(wrong.filter((answer) => shareOf(numeric, answer) !== 0)).toEqual([])
})

test.each([-34, -19, -9, 0, 9, 23])(
  'a tolerance is as exact for numbers of the size 1e%d as for 1',
  (size) => {
    const at = (digits: number) => `${digits}e${size}`
    for (const key of [`${at(2)} +- ${at(0.1)}`, `${at(2)} +- 5 %`, `[${at(1.9)}, ${at(2.1)}]`]) {
      expect([at(1.9), at(2), at(2.1)].map((answer) => shareOf(keyed(key), answer))).toEqual([1, 1, 1])
      const wrong = [0, 1.8, 1.899, 2.101, 2.2, -2].map(at)
      expect(wrong.filter((answer) => shareOf(keyed(key), answer) !== 0)).toEqual([])
    }
    expect(['0', at(2.001)].map((answer) => shareOf(keyed(at(2)), answer))).toEqual([0, 0])
  },
)

test.each([
  ['2.68 (3 digits)', '2.675'],
  ['0.13 (2 decimals)', '0.125'],
  ['1.01 (3 digits)', '1.005'],
])('half is rounded away from 0, as people write it: %s is %s', (key, answer) =>
  expect([answer, `-${answer}`].map((one) => shareOf(keyed(key), one))).toEqual([1, 0]),
)

test('the first accepted value that fits counts, with its share', () => {
  const numeric = keyed('10 | 10 +- 1 @50% | 10 +- 2 @100%')
  expect(['10', '10.5', '12', '13'].map((answer) => shareOf(numeric, answer))).toEqual([1, 0.5, 1, 0])
})

test('of two readings of one comma the better one counts', () => {
  expect(shareOf(keyed('1234'), '1,234')).toBe(1)
  expect(shareOf(keyed('1.234'), '1,234')).toBe(1)
})

test('a percent sign divides by 100', () => expect(shareOf(keyed('0.5'), '50 %')).toBe(1))

describe('units', () => {
  const typed = (of: 'credit' | 'all', share: number): Numeric => ({
    ...keyed('10 | 20 @50%'),
    presentation: { unit: 'typed', units: [] },
    key: {
      ...keyed('10 | 20 @50%').key,
      units: [
        { name: 'm/s', also: ['mps'], factor: '1' },
        { name: 'km/h', also: [], factor: '0.277778' },
      ],
      unit_costs: { share, of },
    },
  })

  test('are converted, and other spellings of them are known', () => {
    const answers = ['10 m/s', '10 m / s', '10mps', '36 km/h']
    const numeric = { ...typed('credit', 100) }
    numeric.key.accepted[0]!.tolerance = { by: 'absolute', amount: '0.01' }
    expect(answers.map((answer) => shareOf(numeric, answer))).toEqual([1, 1, 1, 1])
  })

  test('that are wrong or missing cost a part of the credit or of all marks', () => {
    expect(['10', '10 kg', '20'].map((answer) => shareOf(typed('credit', 20), answer))).toEqual([
      0.8, 0.8, 0.4,
    ])
    expect(['10', '20'].map((answer) => shareOf(typed('all', 20), answer))).toEqual([0.8, 0.3])
    expect(shareOf(typed('all', 60), '20')).toBe(0)
  })

  test.each(['m s^-2', 'm·s⁻²', 'm.s-2', 'm s⁻²', 'm⋅s^−2'])('may be written as %s', (unit) => {
    const acceleration = { ...typed('credit', 100) }
    acceleration.key.units = [{ name: 'm s^-2', also: [], factor: '1' }]
    expect(shareOf(acceleration, `10 ${unit}`)).toBe(1)
  })

  test('of money stand before the number or behind it', () => {
    const price = { ...typed('credit', 100) }
    price.key.units = [{ name: '$', also: [], factor: '1' }]
    expect(['$10', '10 $', '- $10', '€10'].map((answer) => shareOf(price, answer))).toEqual([1, 1, 0, 0])
  })

  test('that are only shown may be typed, but no others', () => {
    const numeric: Numeric = { ...keyed('10'), presentation: { unit: 'shown', units: ['m'] } }
    expect(['10', '10 m', '10 s'].map((answer) => shareOf(numeric, answer))).toEqual([1, 1, 0])
  })

  test('survive the cells of a table', () => {
    const numeric = {
      ...typed('all', 20),
      presentation: { unit: 'chosen' as const, units: ['m/s', 'km/h', 'kg'] },
    }
    const cells = writeNumericCells(numeric)
    expect(cells).toEqual({
      accepted: '10 | 20 @50%',
      unit: 'm/s, mps = 1; km/h = 0.277778; kg = -',
      variables: '',
      credit: 'unit chosen, wrong unit costs 20% of all marks',
    })
    expect(readNumericCells(cells)).toEqual(numeric)
  })
})

test.each([
  '9.80',
  '9.81 +- 0.05',
  '9.81 +- 2 %',
  '9.81 (3 digits)',
  '9.8 (1 decimals) @50%',
  '[9.7, 9.9)',
  '4 (ratio 2 %)',
])('%s is written as it was read', (line) => expect(writeAccepted(readAccepted(line))).toBe(line))

describe('findings', () => {
  const messages = (interaction: Numeric) =>
    questionFindings(
      { ...questionOf(interaction), tags: [{ tag_name: 'a' }] as never, weightage: 1 },
      1,
      'full',
    ).map(({ severity, message }) => `${severity}: ${message}`)

  test.each([
    ['', 'error: Give at least one accepted answer'],
    ['3,1,4', 'error: `3,1,4` is not a number: write for example 3.14'],
    ['1,234', 'error: `1,234` can be read in two ways: write 1.234 or 1234'],
    ['3 +- -1', 'error: The tolerance must be 0 or more'],
    ['3 +- x', 'error: `x` is not a number: write for example 3.14'],
    ['3 (0 digits)', 'error: Write how many digits count, from 1 to 15'],
    ['[3, 1]', 'error: The range begins above its end'],
    ['3 @50%', 'error: One accepted answer must earn all marks'],
    ['[1, 3] | [2, 4] @50%', 'hint: The ranges of answers 1 and 2 overlap: the first counts'],
  ])('%s: %s', (accepted, message) => expect(messages(keyed(accepted))).toEqual([message]))

  test('a good key has none', () => expect(messages(keyed('9.81 +- 0.05 | 9.8 @50%'))).toEqual([]))

  test('a unit without a name or with the factor 0 is an error', () => {
    const numeric: Numeric = {
      ...keyed('1'),
      presentation: { unit: 'typed', units: [] },
      key: { ...keyed('1').key, units: [{ name: ' ', also: [], factor: '0' }] },
    }
    expect(messages(numeric)).toEqual([
      'error: Unit 1 has no name',
      'error: The factor of unit 1 must be a number other than 0',
    ])
  })
})

test('a student sees no key', () => {
  const question = questionOf(keyed('3'))
  expect(kindOf(question).present(question)).toEqual({ kind: 'numeric', unit: 'none', units: [] })
})
