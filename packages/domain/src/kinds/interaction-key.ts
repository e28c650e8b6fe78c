import * as z from 'zod/mini'
import { cloze } from './cloze/schema.ts'
import { hotspot } from './hotspot/schema.ts'
import { matching } from './matching/schema.ts'
import { ordering } from './ordering/schema.ts'

/** The key of a question with several parts, whose key is not in its options. */
export const interactionKey = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('matching'), key: matching.shape.key }),
  z.strictObject({ kind: z.literal('ordering'), key: ordering.shape.key }),
  z.strictObject({ kind: z.literal('cloze'), key: cloze.shape.key }),
  z.strictObject({ kind: z.literal('hotspot'), key: hotspot.shape.key }),
])
export type InteractionKey = z.infer<typeof interactionKey>
