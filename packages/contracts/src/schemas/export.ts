import * as z from 'zod/mini'
import { text } from '@quizwright/domain/schemas/text.ts'

/** An exported file of questions. `losses` names the content that the format cannot hold, such as "3 images". */
export const exportedFile = z.looseObject({
  name: text(1_000),
  type: z.string(),
  base64: z.string(),
  losses: z.array(z.string()),
})
export type ExportedFile = z.infer<typeof exportedFile>
