/**
 * What cached answers are called. Whoever changes a quiz invalidates `quizzes`: the list, its counts and
 * single quizzes lie below it.
 */
export const queryKeys = {
  quizzes: ['quizzes'],
  structure: ['structure'],
  sessions: ['sessions'],
  results: ['results'],
} as const
