import * as z from 'zod/mini'
import { count, id } from '@quizwright/domain/schemas/text.ts'

export const jobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

/** The state of a job: its progress and its outcome. */
export const job = z.looseObject({
  _id: id,
  state: z.enum(jobStates),
  done: count,
  total: count,
  message: z.nullable(z.string()),
})
export type Job = z.infer<typeof job>
