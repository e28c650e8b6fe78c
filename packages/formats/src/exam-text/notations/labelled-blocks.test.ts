import { expect, test } from 'vitest'
import { entriesOf } from '../../testing/entries-of.ts'
import { readList } from '../../testing/read-list.ts'

const rivers = ['Which is long? | Po | *Nile | Ebro', 'Which is in Spain? | Po | Nile | *Ebro']

test.each([
  ['a word of German', 'Frage: ', ['A: ', 'B: ', 'C: '], 'Richtig: ', ['B', 'C']],
  [
    'names before letters',
    'Question: ',
    ['Option A: ', 'Option B: ', 'Option C: '],
    'Correct Answer: ',
    ['b', 'c'],
  ],
  [
    'names before numbers',
    'Kysymys = ',
    ['vaihtoehto1 = ', 'vaihtoehto2 = ', 'vaihtoehto3 = '],
    'oikea = ',
    ['2', '3'],
  ],
  ['the text of the answer', 'Text: ', ['a: ', 'b: ', 'c: '], 'Good one: ', ['Nile', 'Ebro']],
])('blocks whose parts are labelled alike are read: %s', (_, question, options, key, right) => {
  const texts = ['Which is long?', 'Which is in Spain?']
  const block = (index: number, above = '') =>
    [
      ...(above === '' ? [] : [above]),
      question + (texts[index] ?? ''),
      ...['Po', 'Nile', 'Ebro'].map((option, at) => (options[at] ?? '') + option),
      key + (right[index] ?? ''),
    ].join('\n')
  expect(readList(`${block(0)}\n\n${block(1)}\n`)).toEqual(rivers)
  expect(readList(`${block(0)}\n${block(1)}\n`)).toEqual(rivers)
  expect(readList(`${block(0, 'Question 1')}\n${block(1, 'Question 2')}\n`)).toEqual(rivers)
})

test('a name of the answer that no table knows is told, and a wrong one is none', () => {
  const text = (name: string) =>
    ['Frage: Wo?\nA: hier\nB: dort', 'Frage: Wer?\nA: er\nB: sie']
      .map((one) => `${one}\n${name}: B`)
      .join('\n\n')
  expect(entriesOf(text('Passt'))[0]).toMatchObject({ hints: [expect.stringContaining('“Passt”')] })
  expect(readList(text('Falsch')).every((one) => !one.includes('*'))).toBe(true)
})

test('a dialogue and an address book are no questions', () => {
  expect(readList('Anna: Hello\nB: Hi\nAnna: Bye\nB: Bye\n')[0]).toMatch(/^No question was found/)
  expect(readList('Name: Ada\nPhone 1: 5\nPhone 2: 6\nName: Bo\nPhone 1: 7\nPhone 2: 8\n')[0]).toMatch(
    /^No question was found/,
  )
})
