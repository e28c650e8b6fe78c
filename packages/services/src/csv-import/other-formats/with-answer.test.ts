import { openQuestionFile } from '@quizwright/formats/open-question-file.ts'
import { expect, test } from 'vitest'
import { withAnswer } from './with-answer.ts'

const entryOf = (gift: string) => {
  const opened = openQuestionFile({ bytes: Buffer.from(gift) }, { format: 'gift' })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries][0]!
}

test.each([
  ['a short answer', 'Two plus two? {=four}', 'four', ''],
  ['several accepted answers', 'Who? {=no one =%50%nobody}', 'no one', 'no one\nnobody (50 %)'],
  ['a number', 'When? {#1822}', '1822', ''],
  ['the solution', 'Two plus two? {=four ####Count.}', 'four', 'Count.'],
])('%s begins its repair as the right option', (_, gift, option, solution) => {
  const question = withAnswer(entryOf(gift), 'full')
  expect(question.options).toMatchObject([{ option, is_correct: true }])
  expect(question.solution).toBe(solution)
})

test.each([
  ['pairs to match', 'Match. {=Canada -> Ottawa =Italy -> Rome}', 'full', 'Canada → Ottawa\nItaly → Rome'],
  ['a short answer in a descriptive quiz', 'Two plus two? {=four}', 'daq', 'four'],
] as const)('%s becomes the solution', (_, gift, quizType, solution) => {
  expect(withAnswer(entryOf(gift), quizType)).toMatchObject({ options: [], solution })
})

test('options that could be read stay as they are', () => {
  const { options } = withAnswer(entryOf('Two plus two? {~%50%four ~%50%4 ~five}'), 'full')
  expect(options.map(({ option }) => option)).toEqual(['four', '4', 'five'])
})
