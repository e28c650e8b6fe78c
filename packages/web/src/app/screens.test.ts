import { redirects } from '@quizwright/contracts/screens.ts'
import { describe, expect, test } from 'vitest'
import { findScreen, screens } from './screens.tsx'

describe('findScreen', () => {
  test('finds the screen of a path in the table', () =>
    expect(findScreen('/quiz/quiz-landing').screen).toBe(screens.quizList))
  test('ignores a trailing slash', () =>
    expect(findScreen('/quiz/quiz-landing/').screen).toBe(screens.quizList))
  test.each(['/nonsense', '/quiz/quiz-landing/more', '/Quiz/Quiz-Landing', '/%E0%A4%A'])(
    'returns the not-found screen for %s',
    (path) => expect(findScreen(path).screen).toBe(screens.notFound),
  )
})

test('redirects / to /quiz and /quiz to the list', () => {
  expect(redirects['/']).toBe('/quiz')
  expect(redirects['/quiz']).toBe('/quiz/quiz-landing')
})

// Tests run in development mode, which has the machines screen; the journey "in the built page" checks that the build
// has none.
test('every path occurs once, and only the listed screens are public', () => {
  const rows = Object.values(screens)
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length)
  expect(rows.filter(({ access }) => access === 'public').map(({ path }) => path)).toEqual([
    '/machines',
    '/unauthorized-page',
    '/page-not-found',
  ])
})
