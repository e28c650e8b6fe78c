import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { detectTextFormat } from './detect-text.ts'

const key = '\nA) one\nB) two\nAnswer: A\n'

test.each([
  ['Python', `1. What is {} in Python?${key}\n2. And []?${key}`],
  ['TeX', `1. What is $A^{T}$?${key}\n2. And $\\mathrm{F}_{T}$?${key}`],
  ['templates', `1. What does {#if x} do?${key}\n2. What does {% if %} do?${key}`],
  ['a tilde', '1. What is {~}?\n*a) one\nb) two\n'],
  ['an expression', `1. What does {=x} show?${key}`],
  [
    'C, with the key at the end',
    '1. Which?\nA) for (;;) {}\nB) if {}\n\n2. What?\nA) x\nB) y\n\n1. A 2. B\n',
  ],
])('a list of questions about %s is not GIFT', (_, text) => {
  expect(detectTextFormat(text)).toBe('text')
})

test('braces in Aiken, in boxes and in a table of Markdown do not make them GIFT', () => {
  expect(detectTextFormat('Which?\nA) for (;;) {}\nB) while (0) {}\nANSWER: A\n')).toBe('aiken')
  expect(detectTextFormat('# Quiz\n\n1. Which?\n- [x] {}\n- [ ] [{}]\n')).toBe('markdown')
  expect(detectTextFormat('|Question|A|B|Answer|\n|--|--|--|--|\n|{}?|x|y|B|\n')).toBe('markdown')
})

test.each([
  'The sun is hot.{T}\n\nThe sun is cold.{F}',
  'Statements:\nA) x\nB) y\nBoth are true. {T}\r\n\r\nWhy? {}\r\n',
  'Which?\nA) x\nB) y {=A ~B}\n\nWhat?\nA) x\nB) y {=B ~A}\n',
  'Why? {####Because of this}',
  'Which? {\n// a comment\n=a\n~b}\n',
  'How many? {#3:0.5}',
])('%j is GIFT', (text) => {
  expect(detectTextFormat(text)).toBe('gift')
})

test('braces in a text without a question do not make it GIFT', () => {
  expect(detectTextFormat('Signs: <>?:"{}|_+\n\nMore text.\n')).toBe(undefined)
})

test('a list that begins with a word in bold is no XML', () => {
  const bytes = Buffer.from(`<b>Bold</b> is made by?${key}\n2. Next?${key}`)
  expect(openQuestionFile({ bytes })).toMatchObject({ format: 'text' })
})

test('given an image between the words of a list, then the list is Markdown', () => {
  const bytes = Buffer.from('1. What is ![a map](img/my map.png) this?\nA) one\nB) two\nAnswer: A\n')
  const opened = openQuestionFile({ bytes })
  if ('problem' in opened) throw new Error(opened.problem)
  expect([...opened.entries]).toMatchObject([
    { status: 'taken', without: [expect.stringContaining('"img/my map.png"')] },
  ])
})
