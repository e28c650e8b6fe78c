import { emptyOption, emptyQuestion } from '@quizwright/domain/schemas/empty-question.ts'
import { expect, test } from 'vitest'
import { createQuestionBatcher } from './question-batcher.ts'

const question = (text: string) => ({ ...emptyQuestion, question: text })
const option = (text: string) => ({ ...emptyOption, option: text })

test('a batch is full at 20 questions, a later one at 500 or at 96 KB', () => {
  const batcher = createQuestionBatcher()
  const addUntilFull = (text: string): number => {
    do batcher.add(question(text))
    while (!batcher.isFull())
    return batcher.take().count
  }
  expect(addUntilFull('Why?')).toBe(20)
  expect(addUntilFull('Why?')).toBe(500)
  expect(addUntilFull('x'.repeat(32 * 1024))).toBe(3)
})

test.each([
  ['texts', { ...question('x'.repeat(900)), solution: 'y'.repeat(900) }],
  ['options', { ...question('Why?'), options: Array.from({ length: 8 }, () => option('x'.repeat(200))) }],
  ['tags', { ...question('Why?'), tags: Array.from({ length: 50 }, () => ({ tag_name: 'physics' })) }],
  ['prompts', { ...question('Why?'), ai_evaluation_prompt: 'x'.repeat(2_000) }],
  ['letters of three bytes', question('漢'.repeat(600))],
  ['signs that are escaped', question('"\n'.repeat(900))],
])(
  'given questions with many %s, then a batch of them is at most twice as long as it should be',
  (_, long) => {
    const batcher = createQuestionBatcher()
    for (let batch = 0; batch < 2; batch++) {
      do batcher.add(long)
      while (!batcher.isFull())
      const { json } = batcher.take()
      expect(json.length).toBeLessThan(2.1 * 96 * 1024)
      if (batch === 1) expect(json.length).toBeGreaterThan(60 * 1024)
    }
  },
)

test('a batch is an array of questions without their empty fields, and the next one starts empty', () => {
  const batcher = createQuestionBatcher()
  batcher.add(question('"Why?"\n'))
  batcher.add(question(''))
  expect(batcher.take()).toEqual({ json: String.raw`[{"question":"\"Why?\"\n"},{}]`, count: 2 })
  expect(batcher.take()).toEqual({ json: '[]', count: 0 })
})
