import { expect, test } from 'vitest'
import { entriesOf } from '../testing/entries-of.ts'
import { readList } from '../testing/read-list.ts'

const records: [question: string, options: string[], right: number][] = [
  ['Which river is long', ['Po', 'Nile', 'Ebro'], 1],
  ['Which is in Spain', ['Ebro', 'Nile', 'Po'], 0],
  ['Which is in Italy', ['Ebro', 'Nile', 'Po'], 2],
  ['Which is in Egypt', ['Po', 'Ebro', 'Nile'], 2],
]
const shown = records.map(([question, options, right]) =>
  [question, ...options.map((option, index) => `${index === right ? '*' : ''}${option}`)].join(' | '),
)

test.each<[string, (right: number, options: string[]) => string]>([
  ['the number that counts from 1', (right) => String(right + 1)],
  ['the number that counts from 0', (right) => String(right)],
  ['a letter', (right) => 'ABC'.charAt(right)],
  ['the text of the option', (right, options) => options[right] ?? ''],
  ['a name of any language before the letter', (right) => `Oikein=${'abc'.charAt(right)}`],
])('questions in lines without labels, whose key is %s, are read', (_, key) => {
  const blocks = records.map(([question, options, right]) =>
    [question, ...options, key(right, options)].join('\n'),
  )
  expect(readList(`${blocks.join('\n')}\n`)).toEqual(shown)
  expect(readList(blocks.join('\n\n'))).toEqual(shown)
  expect(readList(`${blocks.join('\n---\n')}\n---\n`)).toEqual(shown)
  expect(readList(blocks.join('\r\n\r\n'))).toEqual(shown)
})

test('an unknown name of the answer is told', () => {
  const text = records
    .map(([question, options]) => [question, ...options, 'Oikein: B'].join('\n'))
    .join('\n\n')
  expect(entriesOf(text).every((entry) => 'hints' in entry && entry.hints[0]?.includes('“Oikein”'))).toBe(
    true,
  )
})

test('numbers that may count from 0 or from 1 leave questions without a key', () => {
  const text = records.map(([question, options]) => [question, ...options, '1'].join('\n')).join('\n\n')
  expect(readList(text)).toEqual(records.map(([, options]) => ['left out', ...options].join(' | ')))
})

test('a number that is the text of one option and the place of another is no key', () => {
  const sums = [
    ['1 + 1', '3', '2', '1', '2'],
    ['1 + 2', '3', '1', '2', '3'],
    ['0 + 1', '1', '2', '3', '1'],
  ]
  expect(readList(sums.map((lines) => lines.join('\n')).join('\n\n'))).toEqual([
    '1 + 1 | 3 | *2 | 1',
    'left out | 3 | 1 | 2',
    '0 + 1 | *1 | 2 | 3',
  ])
})

test('a poem and a list with labels are no records', () => {
  const poem = Array.from({ length: 4 }, (_, index) => `line ${index}\nline b\nline c\nline d`).join('\n\n')
  expect(readList(poem)[0]).toMatch(/^No question was found/)
  const list =
    '1. Which?\na) one\nb) two\nB\n\n2. Where?\na) here\nb) there\nA\n\n3. Who?\na) he\nb) she\nA\n'
  expect(readList(list)).toEqual(['Which? | one | *two', 'Where? | *here | there', 'Who? | *he | she'])
})

test.each<[string, (lines: string[], index: number) => string[]]>([
  ['numbers above the questions', (lines, index) => [String(index + 1), ...lines]],
  ['numbers and codes above the questions', (lines, index) => [String(index + 1), 'T102', ...lines]],
  [
    'letters before the options',
    ([asked = '', ...more], index) => [
      `zad ${index + 1} (1)`,
      asked,
      ...more.map((line, at) => (at < 3 ? `${'ABC'.charAt(at)}) ${line}` : line)),
    ],
  ],
  ['the key above the options', ([asked = '', ...more]) => [asked, more[3] ?? '', ...more.slice(0, 3)]],
])('records may have %s, and a title or their number above them', (_, write) => {
  const blocks = records.map(([question, options, right], index) =>
    write([question, ...options, String(right + 1)], index).join('\n'),
  )
  expect(readList(blocks.join('\n'))).toEqual(shown)
  expect(readList(`4\n${blocks.join('\n')}`)).toEqual(shown)
  expect(readList(`All rivers\n${blocks.join('\n')}`)).toEqual(shown)
})

test('a line between the records is left out, and the records behind it are read', () => {
  const blocks = [...records, ...records, ...records].map(([question, options, right]) =>
    [question, ...options, 'ABC'.charAt(right)].join('\n'),
  )
  const read = readList([...blocks.slice(0, 6), 'Part two', ...blocks.slice(6)].join('\n'))
  expect(read.filter((one) => !one.startsWith('left out'))).toEqual([...shown, ...shown, ...shown])
})

test('options in the line of the question have their letter in the next line', () => {
  const pairs = records.map(
    ([question, [a, b, c], right]) => `${question}? a.${a} b.${b} c.${c}\n${'abc'.charAt(right)}`,
  )
  expect(readList(pairs.join('\n'))).toEqual(shown.map((one) => one.replace(' |', '? |')))
})

test('a text that goes on as another list is read as one', () => {
  const first = Array.from({ length: 600 }, (_, index) => `What is ${index}?\none\ntwo\nthree\nB`)
  const list = Array.from(
    { length: 600 },
    (_, index) => `${index + 1}. Where is ${index}?\na) one\nb) two\nAnswer: b\n`,
  )
  expect(readList([...first, '', ...list].join('\n')).at(-1)).toBe('Where is 599? | one | *two')
})
