import type { Row } from '@quizwright/contracts/define.ts'

/**
 * Whether a path, split into its parts, matches the pattern of a row. The last part of a pattern may be optional.
 */
const fitsPattern = (parts: readonly string[], pattern: readonly string[]): boolean => {
  const requiredLength = pattern.at(-1)?.endsWith('?') ? pattern.length - 1 : pattern.length
  return (
    parts.length >= requiredLength &&
    parts.length <= pattern.length &&
    parts.every((part, index) => (pattern[index]?.startsWith(':') ? part !== '' : part === pattern[index]))
  )
}

/** Returns the methods of the rows that match a path. `path` has no leading slash. */
export const allowedMethods = (rows: readonly Row[], path: string): string[] => {
  const parts = path.split('/')
  const matching = rows.filter((row) => fitsPattern(parts, row.path.split('/')))
  return [...new Set(matching.map((row) => row.method))]
}
