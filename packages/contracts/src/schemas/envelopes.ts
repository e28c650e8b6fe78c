import * as z from 'zod/mini'

/** How the quiz service answers: `{ status, message?, data }`. Fields we do not know pass through. */
export const quizResponse = <Data extends z.core.SomeType>(data: Data) =>
  z.looseObject({ status: z.int(), message: z.optional(z.string()), data })

/** How the main and auth services answer: `{ success, ... }`. */
export const mainResponse = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.looseObject({ success: z.boolean(), message: z.optional(z.string()), ...shape })

/** Whether an answer's `status` says that the call did what was asked. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300
