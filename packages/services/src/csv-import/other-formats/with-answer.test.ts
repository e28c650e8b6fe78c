import type { Entry } from '@quizwright/formats/entry/entry.ts'
import { openQuestionFile } from '@quizwright/formats/open-question-file.ts'
import { expect, test } from 'vitest'
import { withAnswer } from './with-answer.ts'

const entryOf = (text: string) => {
  const opened = openQuestionFile({ bytes: Buffer.from(text) })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries][0]!
}

/** An entry whose accepted answers do not fit, so that it has them in words alone. */
const leftOut = (text: string, answer: string): Entry => {
  const { question, ...entry } = entryOf(text)
  const { interaction: _, ...plain } = question
  return { ...entry, question: plain, status: 'left out', reason: 'It does not fit.', answer } as Entry
}

test.each([
  ['a short answer', 'Two plus two? {=four}', 'four'],
  ['a number', 'When? {#1822}', '1822'],
])('%s that is left out begins its repair as the right option', (_, text, option) => {
  const question = withAnswer(leftOut(text, option), 'full')
  expect(question.options).toMatchObject([{ option, is_correct: true }])
  expect(question.solution).toBe('')
})

test('the first of several accepted answers is the right option of the repair, and all are in the solution', () => {
  const entry = leftOut('Who? {=no one =%50%nobody}', 'no one\nnobody (50%)')
  const { options, solution } = withAnswer(entry, 'full')
  expect(options).toMatchObject([{ option: 'no one', is_correct: true }])
  expect(solution).toBe('no one\nnobody (50%)')
})

test('an accepted answer that earns a part of the marks begins the repair without its share', () => {
  const entry = leftOut('Who? {=%50%nobody =no one}', 'nobody (50%)\nno one')
  expect(withAnswer(entry, 'full').options).toMatchObject([{ option: 'nobody', is_correct: true }])
})

test('the lists of a question that becomes descriptive stand below its text', () => {
  const { question } = withAnswer(entryOf('Match. {=Canada -> Ottawa =Italy -> Rome = -> Lima}'), 'daq')
  expect(question).toBe('Match.\n1. Canada\n2. Italy\nA) Lima\nB) Ottawa\nC) Rome')
})

test.each([
  ['a key of pairs', 'Match. {=Canada -> Ottawa =Italy -> Rome}', 'daq', 'Canada → Ottawa\nItaly → Rome'],
  ['a short answer in a descriptive quiz', 'Two plus two? {=four =%50%4 ####Count.}', 'daq', 'four\n4 (50%)'],
  ['a number in a descriptive quiz', 'When? {#1822}', 'daq', '1822'],
] as const)('%s becomes the solution', (_, gift, quizType, answer) => {
  const question = withAnswer(entryOf(gift), quizType)
  expect(question.options).toEqual([])
  expect(question).not.toHaveProperty('interaction')
  expect(question.solution.split('\n\n')[0]).toBe(answer)
})

test('options that could be read stay as they are', () => {
  const { options } = withAnswer(entryOf('Two plus two? {~%50%four ~%50%4 ~five}'), 'full')
  expect(options.map(({ option }) => option)).toEqual(['four', '4', 'five'])
})
