import { expect, test } from 'vitest'
import { goodQuestion } from '../testing/fake-quiz.ts'
import { withDifficulty, withMarks, withTags } from './change-selected.ts'

test('given a question with a tag, when the tag is added in another case, then nothing changes', () => {
  const question = goodQuestion(1)
  expect(withTags([{ tag_name: 'SUMS' }])(question)).toBe(question)
  expect(withTags([{ tag_name: 'Sums' }, { tag_name: 'new' }])(question).tags).toEqual([
    { tag_name: 'sums' },
    { tag_name: 'new' },
  ])
})

test('given a prompt with a scale, when the marks are set, then the scale changes too', () => {
  const question = { ...goodQuestion(1), ai_evaluation_prompt: 'Judge on a scale of 0 to 10 marks.' }
  expect(withMarks(4)(question)).toMatchObject({
    weightage: 4,
    ai_evaluation_prompt: 'Judge on a scale of 0 to 4 marks.',
  })
  expect(withMarks(1)(goodQuestion(1))).not.toHaveProperty('ai_evaluation_prompt')
})

test('given a question with this difficulty already, then it stays the same object', () => {
  const question = goodQuestion(1)
  expect(withDifficulty('Easy')(question)).toBe(question)
  expect(withDifficulty('Hard')(question).difficulty_level).toBe('Hard')
})
