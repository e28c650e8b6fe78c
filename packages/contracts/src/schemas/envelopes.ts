import * as z from 'zod/mini'

/**
 * The responses of the quiz service: `{ status, message?, data }`. Readers accept unknown fields; the gateway
 * leaves them out.
 */
export const quizResponse = <Data extends z.core.SomeType>(data: Data) =>
  z.looseObject({ status: z.int(), message: z.optional(z.string()), data })

/** The responses of the main and auth services: `{ success, ... }`. */
export const mainResponse = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.looseObject({ success: z.boolean(), message: z.optional(z.string()), ...shape })

/** Whether the `status` in a response means success. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300
