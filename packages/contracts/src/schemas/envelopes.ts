import * as z from 'zod/mini'

/**
 * The envelope of quiz service responses: `{ status, message?, data }`. Readers accept unknown fields; the gateway
 * removes them.
 */
export const quizResponse = <Data extends z.core.SomeType>(data: Data) =>
  z.looseObject({ status: z.int(), message: z.optional(z.string()), data })

/** The envelope of main and auth service responses: `{ success, ... }`. */
export const mainResponse = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.looseObject({ success: z.boolean(), message: z.optional(z.string()), ...shape })

/** Whether a `status` in a response means success. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300
