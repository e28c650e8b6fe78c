import { describe, expect, test } from 'vitest'
import { findScreen, redirects, screens } from './screens.tsx'

describe('an address', () => {
  test('that the table has names its screen', () =>
    expect(findScreen('/quiz/quiz-landing').screen).toBe(screens.quizList))
  test('may end in a slash', () => expect(findScreen('/quiz/quiz-landing/').screen).toBe(screens.quizList))
  test.each(['/nonsense', '/quiz/quiz-landing/more', '/Quiz/Quiz-Landing', '/%E0%A4%A'])(
    'that it has not is not found: %s',
    (path) => expect(findScreen(path).screen).toBe(screens.notFound),
  )
})

test('/ leads to /quiz and that to the list', () => {
  expect(redirects['/']).toBe('/quiz')
  expect(redirects['/quiz']).toBe('/quiz/quiz-landing')
})

// Tests run as development does, where the machines are shown; the journey "in the built page" sees that they
// are not elsewhere.
test('every path stands once, and only what anyone may see is open', () => {
  const rows = Object.values(screens)
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length)
  expect(rows.filter(({ access }) => access === 'public').map(({ path }) => path)).toEqual([
    '/machines',
    '/unauthorized-page',
    '/page-not-found',
  ])
})
