import { expect, test } from 'vitest'
import { isPageRoute } from './page-routes.ts'

test.each([
  '/',
  '/quiz/quiz-landing',
  '/quiz/quiz-stats/:quiz_id',
  '/quiz/quiz-stats/{quiz_id}/{sessionid}',
  '/general/',
])('allows the route %s', (path) => {
  expect(isPageRoute(path)).toBe(true)
})

test.each([
  '',
  '/nonsense',
  '/quiz/quiz-stats',
  '/quiz/quiz-stats/01J',
  '/quiz/quiz-stats/:a/:b/:c',
  '/quiz/quiz-stats/:',
  '/quiz/quiz-stats/*',
  '//',
  '/quiz/../general',
])('refuses the route %j', (path) => {
  expect(isPageRoute(path)).toBe(false)
})
