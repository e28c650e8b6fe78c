/**
 * The routes of the page that an instructor may open, as the specifications write them and one of ours
 * (compare-versions); `*` stands for a parameter.
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

/**
 * Whether a path, with placeholders (`:quiz_id` or `{quiz_id}`) in place of parameter values, is one of them.
 */
export const isPageRoute = (path: string): boolean => {
  const plain = path.replace(/(?<=[^/])\/$/, '')
  return !plain.includes('*') && allowed.has(plain.replaceAll(/(?<=\/)(?::\w+|\{\w+\})(?=\/|$)/g, '*'))
}
