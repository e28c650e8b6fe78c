import * as z from 'zod/mini'
import { count, id } from './text.ts'

export const jobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

/** Long work that goes on in the services: how far it is, and how it ended. */
export const job = z.looseObject({
  _id: id,
  state: z.enum(jobStates),
  done: count,
  total: count,
  message: z.nullable(z.string()),
})
export type Job = z.infer<typeof job>
