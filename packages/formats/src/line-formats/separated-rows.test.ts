import { expect, test } from 'vitest'
import { readList } from '../testing/read-list.ts'

test.each(['#', '|', '~', '^', '§', '@'])(
  'rows whose cells are separated by %s are read, of each kind',
  (sign) => {
    const rows = [
      ['choice', 'Which is long?', 'Po', 'Nile', 'b'],
      ['choice', 'Which is in Spain?', 'Ebro', 'Po', 'a'],
      ['guess', 'How many seas are there?', '50'],
      ['guess', 'How many oceans are there?', '5'],
    ]
    expect(readList(rows.map((cells) => cells.join(sign)).join('\n'))).toEqual([
      'Which is long? | Po | *Nile',
      'Which is in Spain? | *Ebro | Po',
      'How many seas are there?',
      'How many oceans are there?',
    ])
  },
)

test('without kinds, all rows have the same parts, and a title stays above them', () => {
  const rows = Array.from(
    { length: 12 },
    (_, index) => `What is ${index}?#one${index}#two${index}#two${index}`,
  )
  expect(readList(`Rivers\n${rows.join('\n')}`)).toEqual(
    Array.from({ length: 12 }, (_, index) => `What is ${index}? | one${index} | *two${index}`),
  )
})

const statements = ['Water is wet', 'The moon is hot', 'Ice is cold', 'Fire is cold']

test.each<[string, (text: string, isTrue: boolean) => string]>([
  ['a letter before bars', (text, isTrue) => `${isTrue ? 'V' : 'F'} | ${text}`],
  ['a word behind a colon', (text, isTrue) => `${text}:${isTrue ? 'True' : 'False'}`],
  ['a word behind a tab', (text, isTrue) => `${text}\t${isTrue ? 'richtig' : 'falsch'}`],
])('statements with their truth are read: %s', (_, write) => {
  const text = statements.map((statement, index) => write(statement, index % 2 === 0)).join('\n')
  expect(readList(text)).toEqual(
    statements.map(
      (statement, index) => `${statement} | ${index % 2 === 0 ? '*True | False' : 'True | *False'}`,
    ),
  )
})

test('settings and rows without a key are no questions', () => {
  expect(readList('show: true\nhide: false\nopen: true\nclose: false')[0]).toMatch(/^No question was found/)
  expect(readList('a#b b#c c\nd#e e#f f\ng#h h#i i')[0]).toMatch(/^No question was found/)
})

test('numbers as keys count from where the file shows it, and a part of the file may stand before the question', () => {
  const row = (index: number, key: number) =>
    `Grammar ${index % 2} | What is ${index}? | one | two | three | ${key}`
  const read = (from: number) =>
    readList(Array.from({ length: 6 }, (_, index) => row(index, (index % 3) + from)).join('\n'))
  expect(read(1)).toEqual(read(0))
  expect(read(1)[1]).toBe('What is 1? | one | *two | three')
})

test('numbers that show nothing of that leave the questions without a key', () => {
  const rows = Array.from({ length: 6 }, (_, index) => `What is ${index}?#one#two#three#1`)
  expect(readList(rows.join('\n')).every((one) => one.startsWith('left out'))).toBe(true)
})

test('a text that goes on as another list is read as one', () => {
  const first = Array.from({ length: 600 }, (_, index) => `What is ${index}?#one#two#two`)
  const list = Array.from(
    { length: 600 },
    (_, index) => `${index + 1}. Where is ${index}?\na) one\nb) two\nAnswer: b\n`,
  )
  expect(readList([...first, '', ...list].join('\n')).at(-1)).toBe('Where is 599? | one | *two')
})
