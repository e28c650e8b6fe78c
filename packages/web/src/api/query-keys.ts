/**
 * The first part of all query keys. A change of a quiz invalidates `quizzes`: the list, its counts and single
 * quizzes.
 */
export const queryKeys = {
  quizzes: ['quizzes'],
  structure: ['structure'],
  sessions: ['sessions'],
  results: ['results'],
  keptDrafts: ['kept drafts'],
  platforms: ['platforms'],
  log: ['log'],
  people: ['people'],
  courseAccounts: ['course accounts'],
} as const
