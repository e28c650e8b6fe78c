import * as z from 'zod/mini'

/** A statement that is true or false. Its two options are like those of any question. */
export const trueFalse = z.strictObject({ kind: z.literal('true_false') })
