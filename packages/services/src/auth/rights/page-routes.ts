import { redirects, screenRoutes } from '@quizwright/contracts/screens.ts'

/** The routes that an instructor may open. `*` stands for a parameter. */
const allowed = new Set([
  ...Object.keys(redirects),
  ...Object.values(screenRoutes).map(({ path }) => path.replaceAll(/:\w+/g, '*')),
])

/** Whether a path is one of these routes. Parameters may be placeholders: `:quiz_id` or `{quiz_id}`. */
export const isPageRoute = (path: string): boolean => {
  const withoutTrailingSlash = path.replace(/(?<=[^/])\/$/, '')
  if (withoutTrailingSlash.includes('*')) return false
  const pattern = withoutTrailingSlash.replaceAll(/(?<=\/)(?::\w+|\{\w+\})(?=\/|$)/g, '*')
  return allowed.has(pattern)
}
