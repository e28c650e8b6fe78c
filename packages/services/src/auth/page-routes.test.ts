import { expect, test } from 'vitest'
import { isPageRoute } from './page-routes.ts'

test.each([
  '/',
  '/quiz/quiz-landing',
  '/quiz/quiz-stats/:quiz_id',
  '/quiz/quiz-stats/{quiz_id}/{sessionid}',
  '/general/',
])('%s may be opened', (path) => {
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
])('%j may not', (path) => {
  expect(isPageRoute(path)).toBe(false)
})
