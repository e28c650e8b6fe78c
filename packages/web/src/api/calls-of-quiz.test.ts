import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { authEndpoints } from '@quizwright/contracts/endpoints/auth.ts'
import { quizListEndpoints } from '@quizwright/contracts/endpoints/quiz-list.ts'
import { expect, test } from 'vitest'
import { callsOfQuiz } from './calls-of-quiz.ts'
import { otherCalls } from './other-calls.ts'

test('the scripts of calls hold each call of the table once', () => {
  const parts = [authEndpoints, quizListEndpoints, callsOfQuiz, otherCalls]
  expect(parts.flatMap((part) => Object.keys(part)).toSorted()).toEqual(Object.keys(endpoints).toSorted())
})
