import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { link, tex, text } from '../schemas/text.ts'

/** One entry of a list that students match or order. */
export const piece = z.strictObject({
  text: text(lengths.option),
  equation: tex,
  image_url: link,
  image_description: z.optional(text(lengths.imageDescription)),
})
export type Piece = z.infer<typeof piece>
