/**
 * The kind of job that grades the answers in words of one attempt. Put into the queue when it is handed in,
 * done in quiz/grading.
 */
export const gradingKind = 'grading'

export type GradingInput = { attemptId: string }
