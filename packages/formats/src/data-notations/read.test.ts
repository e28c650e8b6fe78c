import { expect, test } from 'vitest'
import { isYaml } from './yaml.ts'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'

const open = (text: string, countsFrom?: 0 | 1) => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(text), name: 'q.txt' }, { countsFrom })
  if ('problem' in opened) throw new Error(opened.problem)
  return { ...opened, entries: [...opened.entries] }
}

test.each<[string, string, string]>([
  [
    'YAML with flags',
    'yaml',
    'quiz:\n  - prompt: Longest river?\n    answers:\n      - text: Po\n        correct: false\n' +
      '      - text: Nile\n        correct: true\n',
  ],
  [
    'YAML with truths as names',
    'yaml',
    '- type: mc\n  text: |\n    Longest river?\n  choices:\n    - false: Po\n    - true: Nile\n',
  ],
  [
    'YAML of another language',
    'yaml',
    '# Flüsse\n- frage: "Longest river?"\n  antworten: [Po, Nile]\n  richtig: Nile\n',
  ],
  [
    'several documents',
    'yaml',
    '---\nitems:\n  - question: Longest river?\n    options: [Po, Nile]\n    answer: Nile\n---\nend: 1\n',
  ],
  [
    'TOML',
    'toml',
    'title = "Rivers"\n[[question]]\ntext = "Longest river?"\noptions = ["Po", "Nile"]\ncorrect = "Nile"\n',
  ],
  [
    'TOML of mdbook-quiz',
    'toml',
    '[[questions]]\ntype = "MultipleChoice"\nprompt.prompt = "Longest river?"\nprompt.distractors = ["Po"]\n' +
      'answer.answer = "Nile"\n',
  ],
])('%s is read by its shape', (name, format, text) => {
  expect(open(text).format).toBe(format)
  const order = name.includes('mdbook') ? '*Nile | Po' : 'Po | *Nile'
  expect(readList(text)).toEqual([`Longest river? | ${order}`])
})

test('numbers stay as they are written, and where they may count from 0 or 1 the author is asked', () => {
  const text = 'questions:\n  - question: Which is a half?\n    options: [0.50, 0.05, 5.00]\n    key: 1\n'
  expect(open(text).numbered?.()).toEqual({ key: 1, options: ['0.50', '0.05', '5.00'] })
  const [first] = open(text, 1).entries
  expect(first?.question.options).toMatchObject([
    { option: '0.50', is_correct: true },
    { option: '0.05', is_correct: false },
    { option: '5.00', is_correct: false },
  ])
})

test.each([
  ['questions:\n  - question: Which?\n    options: [a, b\n    answer: a\n', 'is no valid YAML'],
  ['[[questions]]\nquestion = "Which?"\noptions = ["a", "b"\nanswer = "a"\n', 'is no valid TOML'],
  [
    `a: &a [x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b]\n` +
      'questions:\n  - question: Which?\n    options: [*c, *c, *c, *c, *c, *c, *c, *c]\n',
    'This YAML is damaged',
  ],
])('a fault is told in one sentence: %s', (text, reason) => {
  expect(open(text).entries).toEqual([
    expect.objectContaining({ status: 'left out', reason: expect.stringContaining(reason) }),
  ])
})

test('lists for people that look like fields stay lists', () => {
  const list =
    'Question: Longest river?\n- Po\n- Nile\nAnswer: Nile\n\nQuestion: Shortest river?\n- Po\n- Nile\nAnswer: Po\n'
  expect(open(list).format).not.toBe('yaml')
})

const rivers = (fault: string, at: number): string[] =>
  ['Longest river', 'Widest river', 'Coldest river'].map((text, index) =>
    index === at ? text + fault : text,
  )

test.each([
  [
    'YAML',
    rivers('?\n  options: [Po, Nile', 1)
      .map((text) => `- question: "${text}?"\n  options: [Po, Nile]\n  answer: Nile`)
      .join('\n'),
    4,
  ],
  [
    'TOML',
    rivers('\\q', 1)
      .map((text) => `[[question]]\ntext = "${text}?"\noptions = ["Po", "Nile"]\ncorrect = "Nile"`)
      .join('\n'),
    6,
  ],
  [
    'TOML',
    rivers('\\q', 1)
      .map((text) => `question = "${text}?"\noptions = ["Po", "Nile"]\ncorrect = "Nile"`)
      .join('\n\n'),
    5,
  ],
])('a fault in one question of %s leaves the others', (name, text, line) => {
  const { entries } = open(text)
  expect(entries.map(({ status }) => status)).toEqual(['taken', 'taken', 'left out'])
  expect(entries.map(({ question }) => question.question).slice(0, 2)).toEqual([
    'Longest river?',
    'Coldest river?',
  ])
  expect(entries.at(-1)).toMatchObject({
    reason: expect.stringContaining(`Line ${line} of this file is no valid ${name}`),
  })
})

test('items of YAML may begin below their sign', () => {
  const text = ['Longest river', 'Widest river']
    .map((asked) => `-\n  q: ${asked}?\n  a:\n    - Po\n    - correct: Nile\n`)
    .join('\n')
  expect(readList(text)).toEqual(['Longest river? | Po | *Nile', 'Widest river? | Po | *Nile'])
})

test('objects of YAML under names of their own are questions, whose options may be called "answer"', () => {
  const text =
    '---\nQ1:\n  text: "Which wind is warm?"\n  answer:\n    - "Föhn"\n    - "Bora"\n  correct_answer: "Föhn"\n\n' +
    'Q2:\n  text: "Which wind is cold?"\n  answer:\n    - "Föhn"\n    - "Bora"\n  correct_answer: "Bora"\n'
  expect(readList(text)).toEqual(['Which wind is warm? | *Föhn | Bora', 'Which wind is cold? | Föhn | *Bora'])
})

test('a list whose items go deeper and deeper is looked at once', () => {
  const lines = Array.from({ length: 1_000 }, (_, depth) => `${'  '.repeat(depth)}- question: x`)
  expect(isYaml(lines.join('\n'))).toBe(false)
})

test('code with very many blank lines is no YAML, and is looked at once', () => {
  expect(isYaml(`def load():\n${'    \n'.repeat(2_000)}text: a\n`)).toBe(false)
})
