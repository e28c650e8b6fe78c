import * as z from 'zod/mini'
import { keptDraftLimits } from '../limits.ts'
import { count, dateTime, id, text } from './text.ts'

/** Unsaved changes of a quiz. Only the author's page reads the content. */
const content = text(keptDraftLimits.content)

/** `device_id` is a random name of the author's browser; `questions` is how many have unsaved changes. */
export const keepDraftBody = z.strictObject({ device_id: id, questions: count, content })

export const keptDraft = z.looseObject({ quiz_id: id, device_id: id, questions: count, changed_at: dateTime })
export type KeptDraft = z.infer<typeof keptDraft>

/** The draft with its content; null if there is none. */
export const keptDraftWithContent = z.nullable(z.looseObject({ ...keptDraft.shape, content }))
