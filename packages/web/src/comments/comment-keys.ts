import { queryKeys } from '../api/query-keys.ts'

/** Below the key of quizzes, so that a saved quiz reads the numbers of its questions again. */
export const commentsKey = (quizId: string) => [...queryKeys.quizzes, 'comments', quizId]
