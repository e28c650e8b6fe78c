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
  [
    'letters with a colon and the key alone below',
    '### Q1: Which river?\n- A: Po\n- B: Nile\n---\nB\n\n### Q2: Which sea?\n- A: Red\n- B: Dead\n\nA\n',
  ],
  [
    'the answer right behind a Chinese option',
    '1、Which river?\nA、Po B、Nile。答案：B\n2、Which sea?\nA、Red B、Dead。答案：A\n'.replaceAll(
      '。',
      '水',
    ),
  ],
  [
    'numbers before the name of a question and words behind a tick',
    "### 1-savol:\n**Which river?**\n\n- A) Po\n- **B) Nile** ✅ *(To'g'ri javob)*\n\n" +
      "### 2-savol:\n**Which sea?**\n\n- **A) Red** ✅ *(To'g'ri javob)*\n- B) Dead\n",
  ],
  [
    'parts with numbers in the key',
    '1. Which river?\nA) Po\nB) Nile\n\n2. Which sea?\nA) Red\nB) Dead\n\nANSWER KEY\n\nGeography (1–2)\n1. B\n2. A\n',
  ],
  [
    'the key before what a student chose',
    '1. Which river?\nA、Po\nB、Nile\n正确答案是：B     你的答案是：A     此题得分：0\n2. Which sea?\nA、Red\nB、Dead\n' +
      '正确答案是：A     你的答案是：A     此题得分：2\n',
  ],
  [
    'names with lines below them',
    '1. Which river?\nOption_a: Po\nOption_b: Nile\ncorrect_option: b) Nile\n' +
      '2. Which sea?\nOption_a: Red\nOption_b: Dead\ncorrect_option: a) Red\n',
  ],
])('given %s, then questions, options and keys are found', (_, text) => {
  const found = readList(text)
  expect(found.at(-1)?.replace('水', '')).toBe(both[1])
  expect(found.at(-2)?.replace('水', '')).toContain('Which river? | Po | *Nile')
})

test('options on one line need no blank before a Chinese character', () => {
  expect(
    readList('1.地球是圆的。\nA.正确 B.错误\n正确答案：A\n2.一加一等于三。\nA.正确 B.错误\n正确答案：B\n'),
  ).toEqual(['地球是圆的。 | *正确 | 错误', '一加一等于三。 | 正确 | *错误'])
})

test('a decimal number of full width goes on a wrapped line', () => {
  expect(
    readList('1.栏杆高度不小于\n1．2m的是（ ）。\nA.一\nB.二\n答案：A\n2.哪个？\nA.一\nB.二\n答案：B\n'),
  ).toEqual(['栏杆高度不小于\n1．2m的是（ ）。 | *一 | 二', '哪个？ | 一 | *二'])
})

test('signs between a text and its answer are no part of either', () => {
  expect(readList('题目：地球是圆的。^*^答案：正确\n题目：一加一等于三。^*^答案：错误\n')).toEqual([
    '地球是圆的。 | *True | False',
    '一加一等于三。 | True | *False',
  ])
})

test('bullets below each question are options, whatever the bullet, where all have as many', () => {
  const text = Array.from({ length: 9 }, (_, index) => `${index + 1}. Name ${index}\n* one\n* two\n* three\n`)
  expect(readList(text.join('\n')).every((one) => one === 'left out | one | two | three')).toBe(true)
})

test('lists of any length in texts stay there', () => {
  const text = Array.from(
    { length: 9 },
    (_, index) => `${index + 1}. Explain\n${'* one\n'.repeat((index % 4) + 1)}`,
  )
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

test('a bullet with the letter of an option below the options ends', () => {
  expect(readList('Q1. Is it?\na. yes\nb. no\n• c. perhaps\nAnswer: b\n')).toEqual([
    'Is it? | yes | *no | perhaps',
  ])
})

test('the key of a record may stand below the number of its question', () => {
  const record = (number: number): string =>
    `${number}.Which of ${number}?\n${(number % 3) + 1}\none\ntwo\nthree\n`
  expect(readList([1, 2, 3, 4, 5].map(record).join(''))).toEqual([
    'Which of 1? | one | *two | three',
    'Which of 2? | one | two | *three',
    'Which of 3? | *one | two | three',
    'Which of 4? | one | *two | three',
    'Which of 5? | one | two | *three',
  ])
})

test('a quotation behind boxes explains them, and Pandoc counts questions', () => {
  const text =
    '#. Which river?\n\n    - [ ] Po\n    - [x] Nile\n\n> It is long.\n\n' +
    '#. Which sea?\n\n    - [x] Red\n    - [ ] Dead\n\n> It is wide.\n'
  expect(readList(text)).toEqual([`${both[0] ?? ''} | = It is long.`, `${both[1] ?? ''} | = It is wide.`])
})

test('questions without signs and blank lines are told by their question marks where all have as many options', () => {
  const text = Array.from({ length: 6 }, (_, index) => `Which is ${index}?\none\ntwo\nthree\n`).join('')
  expect(readList(text)).toEqual(Array.from({ length: 6 }, () => 'left out | one | two | three'))
})

test('an answer that is empty is none', () => {
  const opened = openQuestionFile({
    name: 'list.txt',
    bytes: new TextEncoder().encode(
      '1. Which?\na. one\nb. two\n\nAnswer:\n\n2. Which?\na. one\nb. two\n\nAnswer: a\n',
    ),
  })
  const [first] = 'problem' in opened ? [] : [...opened.entries]
  expect(first?.status === 'left out' && first.reason).toBe('It does not say which option is right.')
})

test('options in rows are parted by one blank where a row has several', () => {
  expect(readList('1、哪个？\nA、一个 B、两个\nC、三个  D、四个\n答案：B\n')).toEqual([
    '哪个？ | 一个 | *两个 | 三个 | 四个',
  ])
})

test('letters that skip one are told', () => {
  const opened = openQuestionFile({
    name: 'list.txt',
    bytes: new TextEncoder().encode('1. Which?\nA. one\nB. two\nD. four\nAnswer: A\n'),
  })
  const [first] = 'problem' in opened ? [] : [...opened.entries]
  expect(first?.status === 'taken' && first.hints).toEqual([
    'Its options have no letter C: one may be part of another, check them',
  ])
})

test('a line of the same form above the text of each question is no part of it', () => {
  const question = (number: number): string =>
    `//QZ1.${number})\nWhich of ${number}?\nA. one\nB. two\nCorrect Answer : A\n`
  expect(readList([1, 2, 3, 4, 5, 6].map(question).join('\n'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `Which of ${number}? | *one | two`),
  )
})

test('any sign before questions and another before right options part a list', () => {
  const question = (number: number): string => `#Which of ${number}?\none\n>two\nthree\n`
  expect(readList([1, 2, 3].map(question).join(''))).toEqual(
    [1, 2, 3].map((number) => `Which of ${number}? | one | *two | three`),
  )
})

test('a record may name its key by letter and text', () => {
  const record = (number: number): string => `T${number}\nWhich of ${number}?\nPo\nNile\nElbe\nB.Nile\n`
  expect(readList([1, 2, 3, 4].map(record).join(''))).toEqual(
    [1, 2, 3, 4].map((number) => `Which of ${number}? | Po | *Nile | Elbe`),
  )
})

test('rows that end with the letters of all items ask for an order', () => {
  const rows = [
    'one#One?#x#y#z#b',
    'one#Two?#x#y#z#a',
    'one#Three?#x#y#z#c',
    'sort#Sort#x#y#z#c#a#b',
    'sort#Sort them#x#y#z#b#a#c',
  ]
  const opened = openQuestionFile({
    name: 'list.txt',
    bytes: new TextEncoder().encode(`${rows.join('\n')}\n`),
  })
  const last = 'problem' in opened ? undefined : [...opened.entries].at(-1)
  expect(last?.kind).toBe('ordering')
  const asked = last?.question.interaction
  expect(
    asked?.kind === 'ordering' && asked.key?.order.map((at) => asked.presentation.items[at]?.text),
  ).toEqual(['y', 'x', 'z'])
})

test('levels and cells with all options of rows by kinds are told apart', () => {
  const rows = [
    'MC|2|Which river?|Po:::Nile|1',
    'MC|1|Which sea?|Red:::Dead|0',
    'TF|3|Water is wet.|true',
    'TF|1|Fire is cold.|false',
  ]
  expect(readList(`${rows.join('\n')}\n`)).toEqual([
    ...both,
    'Water is wet. | *True | False',
    'Fire is cold. | True | *False',
  ])
})

test('a bold name above a text is no right option', () => {
  const question = (number: number): string =>
    `## Question ${number}\n\n**Question:**\nWhich of ${number}?\n\n**Options:**\nA. one\nB. two\n\n` +
    '**Correct Answer:** B\n'
  expect(readList([1, 2, 3, 4, 5].map(question).join('\n'))).toEqual(
    [1, 2, 3, 4, 5].map((number) => `Which of ${number}? | one | *two`),
  )
})

test('open questions may have a dash behind their numbers', () => {
  const text = [1, 2, 3, 4, 5].map((number) => `${number} - Why is it ${number}?\n`).join('\n')
  expect(readList(text)).toEqual([1, 2, 3, 4, 5].map((number) => `Why is it ${number}?`))
})

test('empty and filled squares are boxes where a list has both', () => {
  expect(readList('1. Which river?\n□ Po\n■ Nile\n\n2. Which sea?\n■ Red\n□ Dead\n')).toEqual(both)
  expect(readList('1. Explain:\n■ one\n■ two\n\n2. Compare:\n■ one\n■ two\n').join()).toContain('■ one')
})

test('a key without questions is told', () => {
  const opened = openQuestionFile({
    name: 'key.txt',
    bytes: new TextEncoder().encode('1) B\n2) D\n3) A\n4) C,D\n5) A\n'),
  })
  const entries = 'problem' in opened ? [] : [...opened.entries]
  expect(entries.some(({ status }) => status === 'taken')).toBe(false)
  expect('problem' in opened ? [] : opened.notes.join()).toContain(
    'The file holds 5 answers without questions',
  )
})
