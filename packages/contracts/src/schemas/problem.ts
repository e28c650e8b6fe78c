import * as z from 'zod/mini'
import { count } from '@quizwright/domain/schemas/text.ts'

/** The errors of one field, in the order in which they should be corrected. */
export const fieldErrors = z.looseObject({ field: z.string(), messages: z.array(z.string()) })
export type FieldErrors = z.infer<typeof fieldErrors>

/** The body of every failed call. `code` is a key of the problems table. */
export const problemBody = z.looseObject({
  status: z.int(),
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  errors: z.optional(z.array(fieldErrors)),
})
export type ProblemBody = z.infer<typeof problemBody>

/** The socket event `error`. */
export const socketProblem = z.looseObject({
  code: z.string(),
  message: z.string(),
  retryable: z.boolean(),
  requestId: z.optional(z.string()),
  line: z.optional(count),
  column: z.optional(count),
  errors: z.optional(z.array(fieldErrors)),
})
export type SocketProblem = z.infer<typeof socketProblem>
