import { expect, test } from 'vitest'
import { readList } from '../testing/read-list.ts'
import { openQuestionFile } from '../open-question-file.ts'

const both = ['Which river? | Po | *Nile', 'Which sea? | *Red | Dead']

test.each([
  [
    'signs in brackets before the letters',
    '1. Which river?\n• [-] a) Po\n• [+] b) Nile\n\n2. Which sea?\n• [+] a) Red\n• [-] b) Dead\n',
  ],
  [
    'signs in brackets without letters',
    '1. Which river?\n(-) Po\n(+) Nile\n\n2. Which sea?\n(+) Red\n(-) Dead\n',
  ],
  [
    'two words for the answer behind options in one line',
    '1. Which river? A. Po B. Nile Correct Answer: B\n\n2. Which sea? A. Red B. Dead Correct Answer: A\n',
  ],
  [
    'a result that says the texts of the key again',
    '1. (单选题, 0.3分)Which river?\nA. Po\nB. Nile\n我的答案: : 正确答案:B :Nile;\n0分\nAI讲解\n' +
      '2. (单选题, 0.3分)Which sea?\nA. Red\nB. Dead\n我的答案:A :Red; 正确答案:A :Red;\n0.3分\nAI讲解\n',
  ],
  [
    'questions that are named in another language',
    'Вопрос: Which river?\nA) Po\nB) Nile\nОтвет: B\n\nВопрос: Which sea?\nA) Red\nB) Dead\nОтвет: A\n',
  ],
  [
    'digits above a list whose first number stands behind a subject',
    '1, 2, 2, 1\n\n[HISTORY] 01. Who?\nA)She\nB)He\n\n02. When?\nA)Then\nB)Now\n\n' +
      '[GEOGRAPHY] 03. Which river?\nA)Po\nB)Nile\n\n04. Which sea?\nA)Red\nB)Dead\n',
  ],
])('given %s, then questions, options and keys are found', (_, text) => {
  const found = readList(text)
  expect(found.at(-1)).toBe(both[1])
  expect(found.at(-2)).toContain('Which river? | Po | *Nile')
})

test('options on one line need no blank before a Chinese character', () => {
  expect(readList('1.地球是圆的。\nA.正确 B.错误\n正确答案：A\n2.一加一等于三。\nA.正确 B.错误\n正确答案：B\n')).toEqual([
    '地球是圆的。 | *正确 | 错误',
    '一加一等于三。 | 正确 | *错误',
  ])
})

test('a decimal number of full width goes on a wrapped line', () => {
  expect(readList('1.栏杆高度不小于\n1．2m的是（ ）。\nA.一\nB.二\n答案：A\n2.哪个？\nA.一\nB.二\n答案：B\n')).toEqual([
    '栏杆高度不小于\n1．2m的是（ ）。 | *一 | 二',
    '哪个？ | 一 | *二',
  ])
})

test('signs between a text and its answer are no part of either', () => {
  expect(readList('题目：地球是圆的。^*^答案：正确\n题目：一加一等于三。^*^答案：错误\n')).toEqual([
    '地球是圆的。 | *True | False',
    '一加一等于三。 | True | *False',
  ])
})

test('bullets below each question are options, whatever the bullet and without a question mark, where all have as many', () => {
  const text = Array.from({ length: 9 }, (_, index) => `${index + 1}. Name ${index}\n* one\n* two\n* three\n`)
  expect(readList(text.join('\n')).every((one) => one === 'left out | one | two | three')).toBe(true)
})

test('lists of any length in texts stay there', () => {
  const text = Array.from({ length: 9 }, (_, index) => `${index + 1}. Explain\n${'* one\n'.repeat((index % 4) + 1)}`)
  expect(readList(text.join('\n'))).toHaveLength(9)
  expect(readList(text.join('\n'))[1]).toBe('Explain\n* one\n* one')
})

test('the header of the pages that a text was copied from is no part of a question, and it is named', () => {
  const question = (number: number): string =>
    `${number}. Which?\n${'text\n'.repeat(8)}A. one\nSchool of rivers, page ${number}\nB. two\nAnswer: A\n`
  const text = [1, 2, 3, 4, 5, 6].map(question).join('')
  expect(readList(text)[0]).toBe(`Which?\n${'text\n'.repeat(8).trim()} | *one | two`)
  const opened = openQuestionFile({ name: 'list.txt', bytes: new TextEncoder().encode(text) })
  const [first] = 'problem' in opened ? [] : [...opened.entries]
  expect(first?.status === 'taken' && first.without).toEqual(['the line "School of rivers, page 1"'])
})

test('calls of a program behind bullets are no letters', () => {
  const text =
    'Q1. Is it?\na. yes\nb. no\n• d.manage().timeouts()\n• d.timeouts().manage()\nAnswer: a\n' +
    'Q2. Is it?\na. yes\nb. no\nAnswer: b\n'
  expect(readList(text).join()).toContain('d.manage().timeouts()')
})
