import { expect, test } from 'vitest'
import { tabLinks, visit, type Visited } from './tab-links.ts'

const quiz = {
  _id: 'q1',
  quiz_type: 'full',
  instructor_id: 'me',
  module_id: null,
  chapter_id: null,
} as const
const hrefs = (visited?: Visited) =>
  Object.fromEntries(tabLinks(quiz, visited).map(({ tab, href }) => [tab, href]))

test('before anything was visited, each tab leads to its whole quiz', () => {
  expect(hrefs()).toMatchObject({
    questions: '/quiz/edit-quiz-questions?quizId=q1&quizType=full&instructorId=me&ai=false',
    sessions: '/quiz/session-history?quizId=q1',
    results: '/quiz/quiz-results?quizId=q1',
    statistics: '/quiz/quiz-stats/q1',
  })
})

test('a session chosen in the statistics is kept in the results, even after visiting the questions', () => {
  const stats = visit(undefined, {
    quizId: 'q1',
    tab: 'statistics',
    sessionId: 's1',
    address: '/quiz/quiz-stats/q1/s1',
  })
  const questions = visit(stats, {
    quizId: 'q1',
    tab: 'questions',
    sessionId: undefined,
    address: '/quiz/edit-quiz-questions?quizId=q1&question_no=4',
  })
  expect(hrefs(questions)).toMatchObject({
    questions: '/quiz/edit-quiz-questions?quizId=q1&question_no=4',
    results: '/quiz/quiz-results?sessionId=s1',
    statistics: '/quiz/quiz-stats/q1/s1',
  })
})

test('a search in the results is kept until another session is opened', () => {
  const address = '/quiz/quiz-results?quizId=q1&key=userName&keyword=bo'
  const results = visit(undefined, { quizId: 'q1', tab: 'results', sessionId: undefined, address })
  expect(hrefs(results).results).toBe(address)
  const other = visit(results, {
    quizId: 'q1',
    tab: 'statistics',
    sessionId: 's2',
    address: '/quiz/quiz-stats/q1/s2',
  })
  expect(hrefs(other).results).toBe('/quiz/quiz-results?sessionId=s2')
})

test('addresses of another quiz are forgotten', () => {
  const visited = visit(undefined, {
    quizId: 'q0',
    tab: 'results',
    sessionId: 's0',
    address: '/quiz/quiz-results?sessionId=s0',
  })
  expect(hrefs(visited).results).toBe('/quiz/quiz-results?quizId=q1')
})
