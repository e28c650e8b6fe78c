import { expect, test } from 'vitest'
import { toEntry } from '../entry/to-entry.ts'
import { linesOfText } from './exam-line.ts'
import { linesOfMarkdown } from './markdown-lines.ts'
import { readExamLines } from './read.ts'

const read = (text: string) => [...readExamLines(linesOfText(text))].map((raw) => toEntry(raw))
const readMarkdown = (text: string) => [...readExamLines(linesOfMarkdown(text))].map((raw) => toEntry(raw))
const right = (entries: ReturnType<typeof read>) =>
  entries.map(({ question }) => question.options.filter((o) => o.is_correct).map((o) => o.option))

test.each([
  ['a star', '1. Q\n*a) x\nb) y'],
  ['a star behind', '1) Q\n(a) x *\n(b) y'],
  ['a word behind', 'Question 1: Q\nA. x (correct)\nB. y'],
  ['an answer by letter', 'Q1. Q\nA. x\nB. y\nAnswer: A'],
  ['an answer by letter and text', '1. Q\nA. x\nB. y\nAns: A) x'],
  ['an answer by text', '1. Q\nA. x\nB. y\nCorrect answer: x'],
  ['a key at the end', '1. Q\nA. x\nB. y\n\nAnswer key\n1. A'],
  ['a key on one line', '1. Q\nA. x\nB. y\n\n2. R\nA. x\nB. y\n\nAnswers: 1-A 2-A'],
])('finds the correct option by %s', (_, text) => {
  const entries = read(text)
  expect(new Set(entries.map(({ status }) => status))).toEqual(new Set(['taken']))
  expect(new Set(right(entries).flat())).toEqual(new Set(['x']))
})

test.each([
  ['bold', '1. Q\n\n**a) x**\n\nb) y'],
  ['bold behind the letter', '1. Q\na) **x**\nb) y'],
  ['a ticked box', '## 1. Q\n- [x] x\n- [ ] y'],
])('finds the correct option of Markdown by %s', (_, text) => {
  expect(right(readMarkdown(text))).toEqual([['x']])
})

test('reads solution, marks, tags, difficulty and section', () => {
  const [entry] = read(
    'Section A\n\n1. Q (3 marks)\na) x\nb) y\nAnswer: b\nExplanation: because\nof this\nTags: p, q\nDifficulty: Hard',
  )
  expect(entry!.question).toMatchObject({
    section: 'Section A',
    weightage: 3,
    solution: 'because\nof this',
    tags: [{ tag_name: 'p' }, { tag_name: 'q' }],
    difficulty_level: 'Hard',
  })
})

test('a question without options is descriptive, with its answer as the solution', () => {
  expect(read('1. Why?\nAnswer: So.\n\n2. Describe it.')).toMatchObject([
    { kind: 'descriptive', question: { question: 'Why?', solution: 'So.' } },
    { kind: 'descriptive', question: { question: 'Describe it.' } },
  ])
})

test('a mark and an answer that contradict each other are reported, and the question is left out', () => {
  expect(read('1. Q\n*a) x\nb) y\nAnswer: b')[0]).toMatchObject({
    status: 'left out',
    reason: 'Its answer says B, and its mark stands at A.',
  })
})

test('when numbering restarts in each section, keys are assigned to their sections', () => {
  const text = '1. Q\na) x\nb) y\n\nPart 2\n\n1. R\na) x\nb) y\n\nKey\n1. a\n1. b'
  expect(right(read(text))).toEqual([['x'], ['y']])
})

test('keeps the lines of code in a question, and reports an answer that is not an option', () => {
  const [code, none] = read(
    '1. What prints?\nfor x:\n    print(x)\na) 1\nb) 2\nAnswer: a\n\n2. Q\na) x\nb) y\nAnswer: z',
  )
  expect(code!.question.question).toBe('What prints?\nfor x:\n    print(x)')
  expect(none).toMatchObject({ status: 'left out', reason: 'Its answer "z" is none of its options.' })
})

test('assigns solutions at the end by number, and does not read an answer sheet as questions', () => {
  const entries = read(
    '1. Q\na) x\nb) y\n\n2. Why?\n\nAnswer key\n1. b\n\nSolutions\n1. Because\nof this\n2. So.\n\n' +
      'Answer sheet\n1. _',
  )
  expect(right(entries)).toEqual([['y'], []])
  expect(entries.map(({ question }) => question.solution)).toEqual(['Because\nof this', 'So.'])
})
