import * as z from 'zod/mini'
import { text } from '@quizwright/domain/schemas/text.ts'

/**
 * What the services can do beyond the specification. A kind of question that is not listed is neither offered to
 * authors nor relayed, because services that drop unknown fields would lose it in silence.
 */
export const abilities = z.looseObject({
  kinds: z.array(z.looseObject({ kind: text(40), version: z.int() })).check(z.maxLength(100)),
  features: z.array(text(40)).check(z.maxLength(100)),
})
export type Abilities = z.infer<typeof abilities>
