import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'

const capitals = ['Capital of Italy? | *Rome | Milan', 'Capital of France? | Lyon | *Paris']

test.each([
  [
    'decimals',
    '1.1 Capital of Italy?\na) Rome\nb) Milan\n1.2 Capital of France?\na) Lyon\nb) Paris\n\nAnswers: 1.1 a, 1.2 b',
  ],
  [
    'decimals with a key in lines',
    '1.1. Capital of Italy?\nA. Rome\nB. Milan\n\n1.2. Capital of France?\nA. Lyon\nB. Paris\n\n' +
      'Answer key\n1.1. A\n1.2. B',
  ],
  ['Roman numbers', 'I. Capital of Italy?\na. Rome*\nb. Milan\n\nII. Capital of France?\na. Lyon\nb. Paris*'],
  [
    'the letter Q',
    'Q: Capital of Italy?\nA: Rome\nB: Milan\nAnswer: A\n\nQ: Capital of France?\nA: Lyon\nB: Paris\nAnswer: B',
  ],
])('given questions numbered by %s, then each is read with its key', (_, text) => {
  expect(readList(text)).toEqual(capitals)
})

test.each([
  [
    'Roman numbers',
    '1. Capital of Italy?\ni) Rome\nii) Milan\nAnswer: i\n\n' +
      '2. Capital of France?\n(i) Lyon\n(ii) Paris\nAnswer: (ii)',
  ],
  ['starred bullets', '1. Capital of Italy?\n- Rome*\n- Milan\n\n2. Capital of France?\n- Lyon\n- Paris*'],
  ['plus and minus', '1. Capital of Italy?\n+ Rome\n- Milan\n\n2. Capital of France?\n- Lyon\n+ Paris'],
  [
    'an answer that repeats a line',
    '1. Capital of Italy?\nRome\nMilan\nAnswer: Rome\n\n2. Capital of France?\nLyon\nParis\nAnswer: Paris',
  ],
  [
    'an answer in the same line',
    '1. Capital of Italy? a) Rome b) Milan Ans: a\n2. Capital of France? a) Lyon b) Paris Ans: b',
  ],
])('given options without letters, marked by %s, then they are options', (_, text) => {
  expect(readList(text)).toEqual(capitals)
})

const statements = ['The sun is hot. | *True | False', 'The moon is a star. | True | *False']

test.each([
  ['in brackets', '1. The sun is hot. (T)\n2. The moon is a star. [False]'],
  ['behind a dash', '1. The sun is hot. - True\n2. The moon is a star. – False'],
  ['as a word', '1. The sun is hot. True\n2. The moon is a star. False'],
  ['in a key of letters', '1. The sun is hot.\n2. The moon is a star.\n\nAnswers\n1. T\n2. F'],
  [
    'in a key of words, with both offered',
    '1. The sun is hot. True / False\n2. The moon is a star. True or False\n\nKey: 1. True 2. False',
  ],
])('given statements with their truth %s, then they are true or false questions', (_, text) => {
  expect(readList(text)).toEqual(statements)
})

test.each([
  ['Q and A', 'Q: Why?\nA: So.\nAnd so.\n\nQ: Who?\nA: She.'],
  ['Q1 and A1', 'Q1. Why?\nA1. So.\nAnd so.\nQ2. Who?\nA2. She.'],
  ['the words', 'Question: Why?\nAnswer: So.\nAnd so.\n\nQuestion: Who?\nAnswer: She.'],
])('given questions and answers labelled by %s, then the answer is the solution', (_, text) => {
  expect(readList(text)).toEqual(['Why? | = So.\nAnd so.', 'Who? | = She.'])
})

test('text that only resembles a list stays text', () => {
  expect(readList('1. Explain temperature (T)\n2. What is force?')).toEqual([
    'Explain temperature (T)',
    'What is force?',
  ])
  expect(
    readList('1. Compare these:\n- heat\n- work\n\n2. Take it.\n1.5 kg of salt\n2.5 kg of sand'),
  ).toEqual(['Compare these:\n- heat\n- work', 'Take it.\n1.5 kg of salt\n2.5 kg of sand'])
  expect(readList('I. Grammar\n\n1. Which?\na) x*\nb) y\n\nII. Words\n\n2. Whose?\na) x\nb) y*')).toEqual(
    expect.arrayContaining(['Which? | *x | y', 'Whose? | x | *y']),
  )
  expect(readList('Which are true?\nI. This.\nII. That.\nA. I alone\nB. Both*')).toEqual([
    'Which are true?\nI. This.\nII. That. | I alone | *Both',
  ])
  expect(readList('1. Consider:\n(i) this\n(ii) that\n(iii) more\nWhat is true?\n(a) i*\n(b) ii')).toEqual([
    'Consider:\n(i) this\n(ii) that\n(iii) more\nWhat is true? | *i | ii',
  ])
})

test('a heading above decimals is the section of its questions', () => {
  const text = '1. Rivers\n1.1 Which?\na) x*\nb) y\n\n2. Lakes\n2.1 Whose?\na) x\nb) y*'
  const opened = openQuestionFile({ name: 'list.txt', bytes: new TextEncoder().encode(text) })
  const entries = 'problem' in opened ? [] : [...opened.entries]
  expect(entries.map(({ question }) => [question.section, question.question])).toEqual([
    ['Rivers', 'Which?'],
    ['Lakes', 'Whose?'],
  ])
})

test.each([
  [
    'Question\n========\nWhy?\n\nMeta-information\n================\nextype: schoice\nexsolution: 0100\n',
    /R\/exams/,
  ],
  ['\\documentclass{article}\n\\begin{document}\nWhy?\n\\end{document}\n', /LaTeX/],
])('reports unsupported syntax of R and LaTeX', (text, named) => {
  expect(readList(text)).toEqual([expect.stringMatching(named)])
})

test.each([
  ['without blank lines', 'Rome ✓\nMilan\n', 'Lyon\nParis ✓'],
  ['below a blank line', '\nRome ✓\nMilan\n\n', '\nLyon\nParis ✓'],
])(
  'given numbered questions and one ticked line for each %s, then the lines are options',
  (_, first, second) => {
    expect(
      readList(`1.Capital of Italy? (2 Points) *\n${first}2.Capital of France? (1 Point)\n${second}`),
    ).toEqual(capitals)
  },
)

test('given boxes with a star in round brackets, then the star is the key', () => {
  expect(
    readList('1. Capital of Italy?\n(*) Rome\n( ) Milan\n\n2. Capital of France?\n( ) Lyon\n(*) Paris'),
  ).toEqual(capitals)
})
