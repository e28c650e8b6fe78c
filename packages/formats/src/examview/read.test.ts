import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

const question = (type: string, inside: string, more = '') =>
  `<question type='${type}' question-id='1' bank-id='0'${more}>${inside}</question>`
const choices = (...texts: string[]) => {
  const all = texts.map((text, index) => `<choice-${'abcde'[index]}>${text}</choice-${'abcde'[index]}>`)
  return `<choices columns='2'>${all.join('')}</choices>`
}

const read = (inside: string) => {
  const opened = openQuestionFile({
    bytes: Buffer.from(`<?xml version='1.0'?><examview type='test'><header/>${inside}</examview>`),
  })
  if ('problem' in opened) throw new Error(opened.problem)
  expect(opened.format).toBe('examview')
  return [...opened.entries]
}

test('reads a choice with its key, its rationale and its notes', () => {
  const notes =
    '<info><answer-space>-1</answer-space><topic>Light</topic><difficulty>Easy</difficulty>' +
    '<keywords>colour, sun</keywords><reference>p. 12</reference></info>'
  expect(
    read(
      question(
        'mc',
        `<text><font size='10'>Between <b>orange</b> and green?</font></text>${choices('red', 'yellow')}` +
          `<answer>B</answer><rationale>See the rainbow.</rationale>${notes}`,
      ),
    ),
  ).toMatchObject([
    {
      status: 'taken',
      kind: 'oneRight',
      question: {
        question: 'Between orange and green?',
        options: [{ is_correct: false }, { option: 'yellow', is_correct: true }],
        solution: 'See the rainbow.',
        tags: expect.arrayContaining([{ tag_name: 'colour' }, { tag_name: 'sun' }]),
      },
      without: expect.arrayContaining(['its note "reference: p. 12"']),
    },
  ])
})

test.each([
  ['tf', 'F', { kind: 'trueFalse', question: { interaction: { kind: 'true_false' } } }],
  ['mtf', 'F, Rhine', { without: ['the words that make it true, "Rhine"'] }],
  ['yn', 'Y', { question: { options: [{ option: 'Yes', is_correct: true }, { option: 'No' }] } }],
  ['nr', '24', { question: { interaction: { kind: 'numeric' } } }],
  ['co', 'frog', { question: { interaction: { kind: 'short_answer' } } }],
  ['sa', 'frog', { question: { interaction: { kind: 'short_answer' } } }],
  ['es', 'Because.', { kind: 'descriptive', question: { solution: 'Because.' } }],
  ['pr', 'Because.', { kind: 'descriptive', question: { solution: 'Because.' } }],
])('reads the type %s with the answer %s', (type, answer, expected) => {
  expect(read(question(type, `<text>Q</text><answer>${answer}</answer>`))).toMatchObject([
    { status: 'taken', ...expected },
  ])
})

test('several letters are several right options', () => {
  expect(read(question('mc', `<text>Q</text>${choices('a', 'b', 'c')}<answer>A, C</answer>`))).toMatchObject([
    { status: 'taken', kind: 'severalRight' },
  ])
})

test('prompts of a group become one matching question where the first stands', () => {
  const prompt = (text: string, answer: string) =>
    question('ma', `<text>${text}</text><answer>${answer}</answer>`, ` group='Matching 1'`)
  const [matching, next] = read(
    `<matching-group group-id='1' name='Matching 1'><text>Classify.</text>${choices('insect', 'frog-like', 'mammal')}` +
      `</matching-group>${prompt('cat', 'C')}${prompt('newt', 'B')}` +
      question('sa', '<text>Name it.</text><answer>frog</answer>'),
  )
  expect(matching).toMatchObject({
    status: 'taken',
    kind: 'matching',
    question: { question: 'Classify.', interaction: { kind: 'matching' } },
    without: [],
  })
  expect(next).toMatchObject({ kind: 'shortAnswer' })
})

test.each([
  ['a type of another kind', question('zz', '<text>Q</text><answer>x</answer>'), 'unknown'],
  ['a choice without a key', question('mc', `<text>Q</text>${choices('a', 'b')}`), 'noneRight'],
  ['a statement without a key', question('tf', '<text>Q</text>'), 'noneRight'],
])('leaves out %s', (_, inside, kind) => {
  expect(read(inside)).toMatchObject([{ status: 'left out', kind }])
})
