import { emptyQuestion } from '@quizwright/contracts/schemas/empty-question.ts'
import { expect, test } from 'vitest'
import { createQuestionBatcher } from './question-batcher.ts'

const question = (text: string) => ({ ...emptyQuestion, question: text })

test('a batch is full at 20 questions, a later one at 500 or at 96 KB', () => {
  const batcher = createQuestionBatcher()
  const addUntilFull = (about: number): number => {
    do batcher.add(question('Why?'), about)
    while (!batcher.isFull())
    return batcher.take().count
  }
  expect(addUntilFull(1)).toBe(20)
  expect(addUntilFull(1)).toBe(500)
  expect(addUntilFull(32 * 1024)).toBe(3)
})

test('a batch is an array of questions without their empty fields, and the next one starts anew', () => {
  const batcher = createQuestionBatcher()
  batcher.add(question('"Why?"\n'), 10)
  batcher.add(question(''), 10)
  expect(batcher.take()).toEqual({ json: String.raw`[{"question":"\"Why?\"\n"},{}]`, count: 2 })
  expect(batcher.take()).toEqual({ json: '[]', count: 0 })
})
