import { expect, test } from 'vitest'
import { href } from './routes.ts'

test('links contain only the given parameters', () => {
  expect(href.quizList()).toBe('/quiz/quiz-landing')
  expect(href.quizList({ keepFilters: 'true' })).toBe('/quiz/quiz-landing?keepFilters=true')
  expect(
    href.editQuestions({ quizId: 'Q1', quizType: 'pop', instructorId: 'U1', type: '1', id: 'M 1' }),
  ).toBe('/quiz/edit-quiz-questions?quizId=Q1&quizType=pop&instructorId=U1&type=1&id=M+1')
})
