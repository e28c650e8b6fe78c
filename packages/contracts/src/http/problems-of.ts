import type { Row } from '../define.ts'
import type { ProblemCode } from '../problems.ts'

/** The problems that every endpoint can return. */
const always: readonly ProblemCode[] = [
  'MALFORMED',
  'TOO_MANY_REQUESTS',
  'HEADERS_TOO_LARGE',
  'INTERNAL',
  'UPSTREAM_CONTRACT',
  'UPSTREAM_TOO_LARGE',
  'UPSTREAM_DOWN',
  'BUSY',
  'UPSTREAM_TIMEOUT',
]

/**
 * Returns all problems that an endpoint can return: those that its row lists and those that follow from its
 * shape.
 */
export const problemsOf = (row: Row): ProblemCode[] => [
  ...new Set<ProblemCode>([
    ...always,
    ...(row.access === 'instructor' ? (['SIGN_IN_REQUIRED'] as const) : []),
    ...(row.scope?.instructor ? (['FORBIDDEN'] as const) : []),
    ...(row.scope?.owned || row.params ? (['NOT_FOUND'] as const) : []),
    ...(row.scope?.owned ? (['ROLE_NEEDED', 'ROLE_CHANGED'] as const) : []),
    ...(row.body || row.query || row.upload ? (['CONTRACT'] as const) : []),
    ...(row.body || row.upload ? (['MEDIA_TYPE', 'BODY_TOO_LARGE', 'TOO_SLOW'] as const) : []),
    ...(row.extension ? (['NOT_OFFERED'] as const) : []),
    ...(row.rules ? (['RULE'] as const) : []),
    ...(row.problems ?? []),
  ]),
]
