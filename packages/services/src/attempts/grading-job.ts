/**
 * The kind of job that grades the texts of one handed-in attempt. Handing in adds it to the queue; grading/
 * runs it.
 */
export const gradingKind = 'grading'

export type GradingInput = { attemptId: string }
