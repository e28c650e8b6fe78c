import type { StudentResult } from '@quizwright/contracts/schemas/attempt-result.ts'

export type Performance = StudentResult['class']['average']

/** The performances to compare, in the order of the columns. */
export type Compared = readonly { name: string; performance: Performance }[]
