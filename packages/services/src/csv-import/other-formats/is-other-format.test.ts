import { expect, test } from 'vitest'
import { isOtherFormat } from './is-other-format.ts'

const isOther = (text: string): boolean => isOtherFormat(Buffer.from(text))

test.each([
  ['numbered questions', 'question,answer\n1. Which is red?,blood\n2. Which is blue?,sky\n'],
  ['lists in cells', 'question,answer\n"1. Which?\nA) blood\nB) sky",A\n"2. What?\nA) x\nB) y",B\n'],
  [
    'bars in cells',
    'name,question | a | b | answer,x\nQ1,Which? | red | blue | a,2\nQ2,Why? | x | y | b,2\n',
  ],
  [
    'a Markdown table in a cell',
    'Aufgabe,a1,a2\n"| Question | Option A | Option B |\n|--|--|--|\n| 1 | 2 | 3 |",x,y\n',
  ],
  ['braces in cells', 'question,answer\nWhat is {T}?,set\nWhat is {=x}?,y\n'],
  ['braces in quoted cells of two columns', 'Aufgabe;Werte\n"Was ist {=x}?";"a|b"\n"Was ist {~y}?";"c|d"\n'],
  ['a title above the header', 'My quiz\n\nquestion;answer\n1. Which?;a\n2. What?;b\n'],
  ['a short row', `question,answer,tags\n${'1. Which?,a,b\n'.repeat(9)}2. What?,a\n`],
  ['the beginning of a TeX file in a cell', 'question,option1,option2\n"\n\\begin{document}",a,b\n'],
  ['an element of HTML at its beginning', '<b>Frage</b>,x,y\n1. Was?,a,b\n'],
])('a table with %s is CSV', (_, text) => {
  expect(isOther(text)).toBe(false)
  expect(isOther(text.replaceAll('\n', '\r\n'))).toBe(false)
})

test.each([
  ['a list with a comma in each line', '1. Which, please?\nA) red, really\nB) blue, really\n'],
  ['a list with tabs', '1.\tWhich?\nA.\tred\nB.\tblue\n*C.\tgreen\n'],
  ['GIFT with commas', 'Which, please? {=red, ~blue}\n\nWhat, please? {=red, ~blue}\n'],
  [
    'a Markdown table',
    '| Question | A | B | Answer |\n|---|---|---|---|\n| Which, please? | x, y | z | A |\n',
  ],
  ['a table between bars', 'Question | A | B | Answer\nWhich, please? | x | y | A\n'],
  ['JSON of texts', '["a","b","c"]'],
])('%s is not CSV', (_, text) => {
  expect(isOther(text)).toBe(true)
})

test('given the beginning of a large table, then the row that is cut there does not matter', () => {
  const row = '"1. Which?\nA) blood\nB) sky",A\n'
  expect(isOther(`question,answer\n${row.repeat(10_000)}`.slice(0, 64 * 1024))).toBe(false)
})
