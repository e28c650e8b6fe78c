import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'

const entriesOf = (text: string) => {
  const opened = openQuestionFile({ name: 'list.txt', bytes: new TextEncoder().encode(text) })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}

test('in each script options may stand in one line, and the name of an option before its letter', () => {
  expect(readList('سوال نمبر 1: پانی؟\n(الف) CO2 (ب) H2O (ج) O2\nجواب: (ب)')).toEqual([
    'پانی؟ | CO2 | *H2O | O2',
  ])
  expect(readList('২। পানি?\n(ক) CO2 (খ) H2O\nউত্তরঃ খ')).toEqual(['পানি? | CO2 | *H2O'])
  expect(
    readList('۱. آب؟\nالف) CO2\nب) H2O\nپاسخ: گزینه ب\n\n۲. هوا؟\nالف) O2\nب) H2O\nپاسخ: گزینه ۱'),
  ).toEqual(['آب؟ | CO2 | *H2O', 'هوا؟ | *O2 | H2O'])
  expect(readList('س1: ماء؟\nأ- CO2\nب- H2O\nالإجابة: ب')).toEqual(['ماء؟ | CO2 | *H2O'])
})

test('what a course notes below an answer is named, and lines that separate say nothing', () => {
  const list =
    'Q1: Why?\nA) x\nB) y\nAnswer: A\nBloom: Remember\nTime: 1 min\n---\nQ2: Who?\nA) x\nB) y\nAnswer: B'
  expect(entriesOf(list)).toMatchObject([
    { without: ['the line "Bloom: Remember"', 'the line "Time: 1 min"'], question: { solution: '' } },
    { question: { question: 'Who?' } },
  ])
})

test('a part of a web page is read, also where it is a table', () => {
  const table =
    '<table><tr><th>Question</th><th>A</th><th>B</th><th>Answer</th></tr>' +
    '<tr><td>Capital of Italy?</td><td>Rome</td><td>Milan</td><td>A</td></tr>' +
    '<tr><td>Capital of France?</td><td>Lyon</td><td>Paris</td><td>B</td></tr></table>'
  expect(readList(table)).toEqual(['Capital of Italy? | *Rome | Milan', 'Capital of France? | Lyon | *Paris'])
})

test('keys have names in each language, and its numbers the digits and signs of its script', () => {
  expect(readList('۱۔ ماء؟\nالف۔ CO2   ب۔ H2O\n۲۔ هواء؟\nالف۔ O2   ب۔ NaCl\nجوابات: ۱۔ ب   ۲۔ الف')).toEqual([
    'ماء؟ | CO2 | *H2O',
    'هواء؟ | *O2 | NaCl',
  ])
  expect(readList('1- ماء؟\nأ) CO2\nب) H2O\n2- هواء؟\nأ) O2\nب) NaCl\nمفتاح الإجابة:\n1- ب\n2- أ')).toEqual([
    'ماء؟ | CO2 | *H2O',
    'هواء؟ | *O2 | NaCl',
  ])
})

test('a statement that offers true and false may end with its truth among other questions', () => {
  expect(
    readList('1. ¿Verdadero o falso? El sol es una estrella. (V)\n2. T/F: Iron floats. (F)\n3. Why?'),
  ).toEqual([
    '¿Verdadero o falso? El sol es una estrella. | *True | False',
    'T/F: Iron floats. | True | *False',
    'Why?',
  ])
})

test('a bank of tests has sections by kinds, and notes that are no solution', () => {
  const bank =
    'MULTIPLE CHOICE\n\n1) Demand slopes\nA) up.\nB) down.\nAnswer:  B\nDiff: 1     Page Ref: 45\n\n' +
    'TRUE/FALSE\n\n2) A ceiling is a maximum.\nAnswer:  TRUE\nDiff: 1     Page Ref: 60\n\n' +
    'ESSAY\n\n3) Explain it.\nAnswer:  By quantity.\nDiff: 3'
  expect(entriesOf(bank)).toMatchObject([
    {
      kind: 'oneRight',
      question: { section: 'MULTIPLE CHOICE', solution: '' },
      without: ['the line "Diff: 1     Page Ref: 45"'],
    },
    { kind: 'trueFalse', question: { section: 'TRUE/FALSE' } },
    { kind: 'descriptive', question: { section: 'ESSAY', solution: 'By quantity.' } },
  ])
})

test('a dot may follow the name of a solution', () => {
  expect(
    readList('1. 2x = 6?\n- [ ] 2\n- [x] 3\n\n**Solution.** Divide by 2.\n\n2. 4/8?\n- [x] 1/2\n- [ ] 1/4'),
  ).toEqual(['2x = 6? | 2 | *3 | = Divide by 2.', '4/8? | *1/2 | 1/4'])
})

test('numbered options may stand below a heading, and numbers and letters may have dashes', () => {
  expect(
    readList(
      'Вопрос 1. Столица?\nОтветы:\n1. Лион\n2. Париж\nПравильный ответ: 2\n\n' +
        'Вопрос 2. 2+2?\nОтветы:\n1. да\n2. нет\nПравильный ответ: 1',
    ),
  ).toEqual(['Столица? | Лион | *Париж', '2+2? | *да | нет'])
  expect(
    readList('1- I ___ here.\n  a- am   b- is\n2- She ___ here.\n  a- am   b- is\n\nAnswers\n1-a\n2-b'),
  ).toEqual(['I ___ here. | *am | is', 'She ___ here. | am | *is'])
  expect(readList('Q1 Which is odd?\n-> 2\n-> 3 [x]\n\nQ2 Which is even?\n-> 2 [x]\n-> 3')).toEqual([
    'Which is odd? | 2 | *3',
    'Which is even? | *2 | 3',
  ])
})

test('outcomes in brackets below the options are named, and marks alone are taken', () => {
  expect(
    entriesOf(
      '1. Unit?\nA. volt B. ampere\n[1 Mark] [CO1]\nAns: B\n\n2. Law?\nA. x\nB. y\n[3 marks]\nAns: A',
    ),
  ).toMatchObject([
    {
      without: ['the line "[1 Mark] [CO1]"'],
      question: { options: [{ option: 'volt' }, { option: 'ampere' }] },
    },
    { without: [], question: { weightage: 3 } },
  ])
})

test('in a section of short answers, a few words are typed', () => {
  const [first, second] = entriesOf(
    '## Short Answer\n\n**1.** What is NaN?\n\n*Answer:* Not a Number\n\n' +
      '**2.** Why?\n\n*Answer:* Because of many things that nobody can type',
  )
  expect([first!.kind, second!.kind]).toEqual(['shortAnswer', 'descriptive'])
})

test('an index in brackets is no mark', () => {
  expect(readList('1. Which is an element?\nA. list[x]\nB. list\nAnswer: B')).toEqual([
    'Which is an element? | list[x] | *list',
  ])
})
