/**
 * The routes that an instructor may open: those of the specification and compare-versions, which is our own.
 * `*` stands for a parameter.
 */
const routes = [
  '/',
  '/quiz',
  '/quiz/quiz-landing',
  '/quiz/edit-quiz-questions',
  '/quiz/question-stats',
  '/quiz/compare-versions',
  '/quiz/quiz-stats/*',
  '/quiz/quiz-stats/*/*',
  '/quiz/question-vise-stats/*',
  '/quiz/quiz-results',
  '/quiz/individual-results',
  '/quiz/individual-results-daq',
  '/quiz/session-history',
  '/general',
  '/machines',
  '/unauthorized-page',
  '/page-not-found',
]
const allowed = new Set(routes)

/** Whether a path, with placeholders (`:quiz_id` or `{quiz_id}`) for parameter values, is one of these routes. */
export const isPageRoute = (path: string): boolean => {
  const withoutTrailingSlash = path.replace(/(?<=[^/])\/$/, '')
  if (withoutTrailingSlash.includes('*')) return false
  const pattern = withoutTrailingSlash.replaceAll(/(?<=\/)(?::\w+|\{\w+\})(?=\/|$)/g, '*')
  return allowed.has(pattern)
}
