import { questionEndpoints } from '@quizwright/contracts/endpoints/question.ts'
import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { rest } from '../api/rest.ts'
import { createExample } from './create-example.ts'

afterEach(() => vi.restoreAllMocks())

test('given that its questions could not be added, then the next try fills the same quiz', async () => {
  const create = vi
    .spyOn(rest(quizEndpoints), 'createQuiz')
    .mockResolvedValue({ status: 200, data: { quiz: { _id: 'q1' } as Quiz } })
  const add = vi.spyOn(rest(questionEndpoints), 'addQuestions').mockRejectedValueOnce(new Error('offline'))
  add.mockResolvedValue({ status: 200, data: { questions: [] } } as never)
  await expect(createExample('i1')).rejects.toThrow('offline')
  expect((await createExample('i1'))._id).toBe('q1')
  expect(create).toHaveBeenCalledTimes(1)
  expect(add.mock.calls.map(([{ body }]) => body.quiz_id)).toEqual(['q1', 'q1'])
  await createExample('i1')
  expect(create).toHaveBeenCalledTimes(2)
})
