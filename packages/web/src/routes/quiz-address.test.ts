import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { expect, test } from 'vitest'
import { readQuizAddress } from './quiz-address.ts'

const read = (route: string, search: string, params: Record<string, string> = {}) =>
  readQuizAddress(route, params, new URLSearchParams(search))

test('reads the quiz of the editor from the query', () => {
  expect(read(screenRoutes.editQuestions.path, 'quizId=q1&question_no=3')).toEqual({
    tab: 'questions',
    back: 'link',
    quizId: 'q1',
  })
})

test('reads the session of results, even if a quiz is named too', () => {
  expect(read(screenRoutes.results.path, 'sessionId=s1&quizId=q1')).toEqual({
    tab: 'results',
    back: 'link',
    sessionId: 's1',
  })
})

test("reads quiz and session from both addresses of a session's statistics", () => {
  const place = { tab: 'statistics', back: 'list', quizId: 'q1', sessionId: 's1' }
  expect(read(screenRoutes.sessionStats.path, '', { quiz_id: 'q1', sessionid: 's1' })).toEqual(place)
  expect(read(screenRoutes.questionStats.path, 'sessionId=s1', { quiz_id: 'q1' })).toEqual(place)
})

test('the list, an address without a quiz and one with an invalid id belong to no quiz', () => {
  expect(read(screenRoutes.quizList.path, 'quizId=q1')).toBeUndefined()
  expect(read(screenRoutes.sessions.path, '')).toBeUndefined()
  expect(read(screenRoutes.sessions.path, `quizId=${'x'.repeat(200)}`)).toBeUndefined()
})
