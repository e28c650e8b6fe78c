import { runs } from '@quizwright/domain/test-support/long-form.ts'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { png } from '../testing/sample-files.ts'
import { writeQuestionFile } from './write-question-file.ts'

const questionOf = (question: string, first: string, solution: string) =>
  fullQuestion({
    question,
    solution,
    options: [first, 'other', 'third'].map((option, index) => ({ option, is_correct: index === 0 })),
  })
const lossesIn = async (format: 'word' | 'aiken', ...texts: [string, string, string]) =>
  (await writeQuestionFile({ title: 'T', questions: [questionOf(...texts)], images: new Map() }, format))
    .losses

const changed = 'the exact form of 1 question (importing the file again changes it)'

test.each([
  ['an option that has a star', 'What?', '*star', ''],
  ['an option with a list', 'What?', 'line\na) one\nb) two', ''],
  ['a text with an answer', 'Which?\nAnswer: B', 'x', ''],
  ['a text with marks', 'Which? (2 marks)', 'x', ''],
  ['code with its indentation in an option', 'What?', '```\nif:\n  x\n```', ''],
])('Word tells %s, which would be read differently', async (_, ...texts) => {
  expect(await lossesIn('word', ...texts)).toEqual([changed])
})

test.each([
  ['plain texts', 'What is it?', 'x', 'so'],
  ['blanks around a text', ' What? ', ' x ', ' so '],
  ['a formula that becomes the equation', String.raw`\(x^2\)`, '$$y$$', ''],
])('Word has nothing to tell of %s', async (_, ...texts) => {
  expect(await lossesIn('word', ...texts)).toEqual([])
})

const images = new Map([['/files/1.png', { name: 'a.png', bytes: png }]])

test.each([
  ['a text above a question', { paragraph: 'Read this.' }],
  ['an image of a solution', { solution: 'so', solution_image_url: '/files/1.png' }],
])('Word tells %s, which another import does not find', async (_, content) => {
  const questions = [{ ...questionOf('What is it?', 'x', ''), ...content }]
  expect((await writeQuestionFile({ title: 'T', questions, images }, 'word')).losses).toEqual([changed])
})

test('Word tells a section that another import gives to the next question, too', async () => {
  const questions = [
    { ...questionOf('What is it?', 'x', ''), section: 'Part 1' },
    questionOf('Why is it?', 'y', ''),
  ]
  expect((await writeQuestionFile({ title: 'T', questions, images }, 'word')).losses).toEqual([changed])
})

test('Word has nothing to tell of sections and images that another import finds', async () => {
  const options = [{ option: 'a one', image_url: '/files/1.png', is_correct: true }, { option: 'two' }]
  const content = { section: 'Part 1', image_url: '/files/1.png' }
  const questions = [
    { ...questionOf('What is it?', 'x', ''), ...content },
    fullQuestion({ question: 'Why is it?', ...content, options } as never),
  ]
  expect((await writeQuestionFile({ title: 'T', questions, images }, 'word')).losses).toEqual([])
})

test('Aiken tells a text that looks like another line', async () => {
  expect(await lossesIn('aiken', 'Which?', 'x', '')).toEqual([])
  expect(await lossesIn('aiken', '', 'x', '')).toEqual([changed])
})

test('a Word file of odd texts is read as the same questions, or its losses say that it is not', () => {
  const odd = fc.constantFrom(
    '<b>x</b>',
    '1. a) *b Answer: B',
    '*a',
    'A. b',
    'Part 1',
    'a\n\nb',
    'True',
    '☐ a',
    'Q: a',
    '| a | b |',
    '(B)',
    'Answer key',
    'Solutions',
    '12) a',
    'Hint: a',
    'Topic: a',
    'a [5]',
    'a   b) c',
    '- a\n- b',
    'A: b',
    '１．ａ',
  )
  const text = fc
    .oneof(odd, fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' }))
    .map((one) => one.trim() || 'x')
  const question = fc.tuple(text, text, fc.oneof(fc.constant(''), text)).map((texts) => questionOf(...texts))
  return fc.assert(
    fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 3 }), async (questions) => {
      const { bytes, losses } = await writeQuestionFile({ title: 'T', questions, images: new Map() }, 'word')
      const opened = openQuestionFile({ bytes })
      if ('problem' in opened) throw new Error(opened.problem)
      const taken = [...opened.entries].filter(({ status }) => status === 'taken')
      const briefly = (all: typeof questions) =>
        all.map(({ question: asked, options, solution }) => [
          asked,
          ...options.map(({ option, is_correct }) => [option, is_correct]),
          solution,
        ])
      const isTold = losses.some((loss) => loss.includes('the exact form'))
      const isSame =
        JSON.stringify(briefly(taken.map((one) => one.question))) === JSON.stringify(briefly(questions))
      expect(isSame || isTold).toBe(true)
    }),
    { numRuns: runs(100) },
  )
})
