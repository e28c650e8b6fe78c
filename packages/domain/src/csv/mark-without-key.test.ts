import { expect, test } from 'vitest'
import { readHeader } from './read-header.ts'
import { readQuestionRow } from './read-row.ts'

const header = ['question', 'option1', 'option2', 'option3']
const read = (cells: string[], emphases: string[] = [], columns = header) => {
  const result = readHeader(columns)
  if (!result.ok) throw new Error('The header was refused.')
  const row = readQuestionRow(cells, result.layout, {}, emphases)
  return row.ok
    ? row.question.options.map(({ option, is_correct }) => `${is_correct ? '=' : ''}${option}`)
    : row.reason
}

test('a link is coloured without being right', () => {
  expect(read(['Q', 'Rome', 'Milan', 'https://example.org/a.png'], ['', '', '', '0563C1'])).toEqual([
    'Rome',
    'Milan',
    'https://example.org/a.png',
  ])
})

test.each([
  [
    ['Q', '*Rome', 'Milan', 'Bari'],
    ['=Rome', 'Milan', 'Bari'],
  ],
  [
    ['Q', 'Rome', 'Milan *', 'Bari'],
    ['Rome', '=Milan', 'Bari'],
  ],
  [
    ['Q', '*p*', '** p', 'a * b'],
    ['*p*', '** p', 'a * b'],
  ],
  [
    ['Q', '*a', '*b', '*c'],
    ['*a', '*b', '*c'],
  ],
])('given no key column and the row %j, then an option with a star is correct', (cells, options) => {
  expect(read(cells)).toEqual(options)
})

test('given several options with a star, then all of them are right', () => {
  expect(read(['Q', '*2', '*3', '4'])).toEqual(['=2', '=3', '4'])
  expect(read(['Q', 'SELECT *', 'COUNT *', 'SUM'])).toBe(
    'option1 has a star, as option2 has, and a question here has one right option.',
  )
})

test.each([
  ['one bold option', ['', '', 'bold', ''], ['a', '=b', 'c']],
  ['one that is bold on a coloured row', ['on A', 'on A', 'on A', 'bold on A'], ['a', 'b', '=c']],
  ['three emphases', ['', 'bold', 'red', ''], ['a', 'b', 'c']],
  ['a bold question', ['bold', '', '', ''], ['a', 'b', 'c']],
])('given a row with %s, then only the option that looks different is correct', (_, emphases, options) => {
  expect(read(['Q', 'a', 'b', 'c'], emphases)).toEqual(options)
})

test('given two options, then the formatted one is correct', () => {
  expect(read(['Q', 'a', 'b', ''], ['', '', 'bold'])).toEqual(['a', '=b'])
})

test('given a key column, then stars and formatting are ignored', () => {
  expect(
    read(['Q', '*a', 'b', 'b'], ['', 'bold'], ['question', 'option1', 'option2', 'correct_option']),
  ).toEqual(['*a', '=b'])
})

test('given an option that only its formatting marks as correct, then a hint says so', () => {
  const hintsOf = (cells: string[], emphases: string[]) => {
    const result = readHeader(header)
    const row = result.ok && readQuestionRow(cells, result.layout, {}, emphases)
    return row && row.ok ? row.findings.map(({ severity, message }) => [severity, message]) : row
  }
  const hintOf = (emphasis: string) => [
    ['hint', `The right option is only marked by its formatting (${emphasis}): check it`],
  ]
  expect(hintsOf(['Q', 'a', 'b', 'c'], ['', '', 'bold FF0000'])).toEqual(hintOf('bold, coloured'))
  expect(hintsOf(['Q', 'a', 'b', 'c'], ['on A', 'on A', 'on A', 'underlined on A'])).toEqual(
    hintOf('underlined'),
  )
  expect(hintsOf(['Q', 'a', 'b', 'c'], ['', 'bold', '', 'bold'])).toEqual(
    hintOf('formatted unlike all others'),
  )
  expect(hintsOf(['Q', 'a', '*b', 'c'], ['', '', 'bold'])).toEqual([])
})
