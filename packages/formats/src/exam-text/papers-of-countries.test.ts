import { expect, test } from 'vitest'
import { entriesOf } from '../testing/entries-of.ts'
import { readList } from '../testing/read-list.ts'

const both = ['Which river? | Po | *Nile', 'Which sea? | *Red | Dead']
const told = (text: string) =>
  entriesOf(text, 'list.txt').map(({ kind, question: { section, question } }) => [kind, section, question])

test('a key has dashes with blanks between, and its answers may be digits, pairs or words', () => {
  const text =
    '1. Какая река?\n1) По\n2) Нил\n\n2. Какое море?\n1) Красное\n2) Мёртвое\n\n' +
    '3. Установите соответствие:\nА) По        1) Египет\nБ) Нил       2) Италия\n\n4. Назовите озеро.\n\n' +
    'Ответы: 1 – 2, 2 – 1, 3 – А2 Б1, 4 – Байкал\n'
  const entries = entriesOf(text, 'list.txt')
  expect(entries.map(({ kind }) => kind)).toEqual(['oneRight', 'oneRight', 'matching', 'descriptive'])
  expect(entries.slice(0, 2).map(({ question }) => question.options.map((one) => one.is_correct))).toEqual([
    [false, true],
    [true, false],
  ])
  expect(entries[3]!.question.solution).toBe('Байкал')
  expect(entries[3]).not.toHaveProperty('hints.0')
})

test('boxes in round brackets below numbers with a dash, and statements with their truth in brackets', () => {
  const text =
    'Teste\n\n1- Qual rio?\n( ) Po\n(x) Nilo\n\n2- Qual mar?\n(x) Vermelho\n( ) Morto\n\n' +
    '3- Assinale V ou F:\n( V ) Rios correm.\n( F ) Mares correm.\n\n4- Explique um lago.\n'
  expect(told(text)).toEqual([
    ['oneRight', '', 'Qual rio?'],
    ['oneRight', '', 'Qual mar?'],
    ['trueFalse', 'Assinale V ou F:', 'Rios correm.'],
    ['trueFalse', 'Assinale V ou F:', 'Mares correm.'],
    ['descriptive', '', 'Explique um lago.'],
  ])
})

test('the name of an answer may say that there can be several', () => {
  const text =
    'Question 1 : Which river ?\nA – Po\nB – Nile\nRéponse(s) : B\n\n' +
    'Question 2 : Which sea ?\nA – Red\nB – Dead\nRéponse(s) : A\n'
  expect(readList(text)).toEqual(['Which river ? | Po | *Nile', 'Which sea ? | *Red | Dead'])
})

test('Chinese parts are headings below statements, too', () => {
  const text =
    '第一部分 选择题（每题5分）\n1．哪条河？（ B ）\nA．波河\nB．尼罗河\n第二部分 判断题（每题2分）\n' +
    '2．河流动。（√）\n3．海流动。（×）\n第三部分 问答题\n4．说明湖泊。\n'
  expect(told(text).map(([kind, section]) => [kind, section])).toEqual([
    ['oneRight', '第一部分 选择题（每题5分）'],
    ['trueFalse', '第二部分 判断题（每题2分）'],
    ['trueFalse', '第二部分 判断题（每题2分）'],
    ['descriptive', '第三部分 问答题'],
  ])
})

test('Indonesian kinds are headings, whose letters the key has', () => {
  const text =
    'A. Pilihan Ganda\n1. Sungai apa?\na. Po\nb. Nil\n\n2. Laut apa?\na. Merah\nb. Mati\n\n' +
    'B. Uraian\n3. Jelaskan danau!\n\nKunci Jawaban\nA. 1. b  2. a\n'
  expect(readList(text)).toEqual(['Sungai apa? | Po | *Nil', 'Laut apa? | *Merah | Mati', 'Jelaskan danau!'])
})

test.each([
  ['Q.1 Choose the correct answer.', 'Q.2 Fill in the blanks.', '(i)', '(ii)', 'Answers: Q1: (i) b (ii) a'],
  [
    'سوال نمبر 1: درست جواب پر نشان لگائیں۔',
    'سوال نمبر 2: مختصر جواب دیں۔',
    '1۔',
    '2۔',
    'جوابات: 1۔ ب 2۔ الف',
  ],
])('"%s" is a part with questions below it', (first, second, one, two, key) => {
  const text =
    `${first}\n${one} Which river?\n(a) Po (b) Nile\n${two} Which sea?\n(a) Red (b) Dead\n\n` +
    `${second}\n${one} A lake is ____.\n${two} A hill is ____.\n\n${key}\n`
  const parts = [first, second].map((line) => line.replace(/^.*?1[:]?\s|^.*?2[:]?\s/, ''))
  expect(told(text).map(([, section]) => section)).toEqual([parts[0], parts[0], parts[1], parts[1]])
  expect(readList(text).slice(0, 2)).toEqual(both)
})

test('a line with a star below a question without options is what it accepts', () => {
  const [open] = entriesOf(
    '1. The port of HTTP is ___.\n*80\n\n2. Which river?\na) Po\n*b) Nile\n',
    'list.txt',
  )
  expect(open).toMatchObject({ kind: 'shortAnswer', question: { question: 'The port of HTTP is ___.' } })
})

test('bullets below an open question stay in it', () => {
  expect(
    readList('1. Explain each:\n* osmosis\n* diffusion\n\n2. Which river?\na) Po\n*b) Nile\n')[0],
  ).toContain('osmosis')
})

test('marks behind the name of a problem leave no dot before its text', () => {
  const [first] = entriesOf('Problem 1 (10 pts). Find x.\n\nProblem 2 (5 pts). Find y.\n', 'list.txt')
  expect(first!.question).toMatchObject({ question: 'Find x.', weightage: 10 })
})

test('options side by side below questions that are named have a letter each, and no answer', () => {
  const text =
    'Câu 1: Sông nào?\nA. Po        B. Nin\n\nCâu 2: Biển nào?\nA. Đỏ        B. Chết\n\nĐÁP ÁN\n1B 2A\n'
  expect(readList(text)).toEqual(['Sông nào? | Po | *Nin', 'Biển nào? | *Đỏ | Chết'])
})

test('a key of letters counts the questions with options, not the texts between them', () => {
  const text =
    'CASE STUDY 1\nA river is long.\n\n1. Which river?\nA) Po\nB) Nile\n\n' +
    'CASE STUDY 2\nA sea is wide.\n\n2. Which sea?\nA) Red\nB) Dead\n' +
    '3. Which lake?\nA) Como\nB) Garda\n\nKEY: B, A, A\n'
  const entries = entriesOf(text, 'list.txt')
  expect(entries.map(({ kind, question }) => [kind, question.paragraph !== ''])).toEqual([
    ['oneRight', true],
    ['oneRight', true],
    ['oneRight', true],
  ])
  expect(entries.map(({ question }) => question.options.findIndex((one) => one.is_correct))).toEqual([
    1, 0, 0,
  ])
})

test('a tolerance is one of a number, in brackets and for a gap, too', () => {
  const text = '1. Calculate.\nAnswer: 20 (±1)\n\n2. The speed is about ____ m/s.\nAnswer: 343 ± 5\n'
  expect(entriesOf(text, 'list.txt').map(({ kind }) => kind)).toEqual(['number', 'number'])
})

test('a dash behind the name and number of a question is no part of its text', () => {
  expect(
    readList('Question 1 – Which river?\nA) Po\nB) Nile ✔\n\nQuestion 2 – Which sea?\nA) Red ✔\nB) Dead\n'),
  ).toEqual(both)
})

test('two columns are matched by the numbers in brackets before the second one', () => {
  const text =
    '1.- ¿Qué río?\na) Po\n*b) Nilo\n\n2.- Relaciona las columnas:\n' +
    '   1. Po         ( 2 ) Egipto\n   2. Nilo       ( 1 ) Italia\n'
  const [, matching] = entriesOf(text, 'list.txt')
  expect(matching).toMatchObject({ kind: 'matching', question: { question: 'Relaciona las columnas:' } })
})

test('lettered statements that end with their truth are a question each', () => {
  const text =
    '1. Which river?\na) Po\n*b) Nile\n\n2. Write T or F:\na) Rivers flow. ( T )\nb) Seas flow. ( F )\n'
  expect(told(text).slice(1)).toEqual([
    ['trueFalse', 'Write T or F:', 'Rivers flow.'],
    ['trueFalse', 'Write T or F:', 'Seas flow.'],
  ])
})

test('options side by side need no blank behind their brackets', () => {
  expect(readList('1)Which river?\nA)Po B)Nile\n2)Which sea?\nA)Red B)Dead\n\nAnswers:1)B 2)A\n')).toEqual(
    both,
  )
})

test('answers in brackets behind the question marks of nearly all questions are keys, and no marks', () => {
  const text = '1. When was it? (1945)\n2. Who was it? (Ada)\n\nScience\n1. What is it? (Water)\n'
  expect(told(text)).toEqual([
    ['number', '', 'When was it?'],
    ['shortAnswer', '', 'Who was it?'],
    ['shortAnswer', 'Science', 'What is it?'],
  ])
  expect(readList('1. Who? (2)\n2. When? (3)\n3. Why? (5)\n')[0]).toContain('Who?')
})

test('a line between questions that asks for several sentences is a heading', () => {
  const text =
    '1. She ____ (go) home.\n2. I ____ (be) tired.\n\nCorrect the sentences.\n\n3. He go.\n\n' +
    'Answers\n1. goes\n2. am\n3. He goes.\n'
  expect(told(text).map(([, section, question]) => [section, question])).toEqual([
    ['', 'She ____ (go) home.'],
    ['', 'I ____ (be) tired.'],
    ['Correct the sentences.', 'He go.'],
  ])
})

test('a label in brackets above a question is no part of it', () => {
  expect(
    readList(
      '[Question 1]\nWhich river?\n\n[a] Po\n[b] Nile\n\n[Answer] b\n\n' +
        '[Question 2]\nWhich sea?\n\n[a] Red\n[b] Dead\n\n[Answer] a\n',
    ),
  ).toEqual(both)
})

test.each([
  ['numbers in brackets', '1) Po\n2) Nile\n', '1) Red\n2) Dead\n', 'Answers: 1 (2), 2 (1)'],
  [
    'Roman numbers',
    '(i) Po  (ii) Nile  (iii) Oder\n',
    '(i) Red  (ii) Dead  (iii) Black\n',
    'Answers: Q1 (ii), Q2 (i)',
  ],
  ['texts between slashes', 'Po / Nile\n', 'Red / Dead\n', 'Key\n1. Nile\n2. Red'],
])('a key of %s names options', (_, first, second, key) => {
  const right = entriesOf(`1. Which river?\n${first}\n2. Which sea?\n${second}\n${key}\n`, 'list.txt').map(
    ({ question }) => question.options.find((one) => one.is_correct)?.option,
  )
  expect(right).toEqual(['Nile', 'Red'])
})

test('a key of truths without a heading answers the numbered questions above it', () => {
  const text =
    'Say for each whether it is true (T) or false (F).\n\n1. Rivers flow.\n2. Seas flow.\n\n1T 2F\n'
  expect(
    entriesOf(text, 'list.txt')
      .map(({ kind }) => kind)
      .slice(-2),
  ).toEqual(['trueFalse', 'trueFalse'])
})

test('questions and answers have their names in Vietnamese', () => {
  expect(readList('Hỏi: Sông nào?\nĐáp: Nin\n\nHỏi: Biển nào?\nĐáp: Đỏ\n')).toEqual([
    'Sông nào? | = Nin',
    'Biển nào? | = Đỏ',
  ])
})
