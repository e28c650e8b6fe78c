import { draftQuestion } from '@quizwright/domain/schemas/question.ts'
import * as z from 'zod/mini'
import type { StoredDraft, StoredParts, StoredQuestions } from '../stored-draft.ts'

/** The form in which the services keep the unsaved questions of a draft. */
const keptContent = z.strictObject({
  form: z.literal(1),
  quizName: z.string(),
  revision: z.number(),
  changes: z.array(
    z.strictObject({ id: z.string(), base: z.nullable(draftQuestion), mine: z.nullable(draftQuestion) }),
  ),
  order: z.nullable(z.array(z.string())),
})

export const toKeptContent = (
  { quizName, revision }: Pick<StoredDraft, 'quizName' | 'revision'>,
  { changes, order }: StoredQuestions,
): string => JSON.stringify({ form: 1, quizName, revision, changes, order })

type Read = Pick<StoredDraft, 'quizName' | 'revision'> & { parts: StoredParts }

/** Reads a kept draft. Undefined if it is damaged, or another build wrote it in another form. */
export const readKeptContent = (content: string): Read | undefined => {
  let parsed: unknown
  try {
    parsed = JSON.parse(content)
  } catch {
    return undefined
  }
  const read = keptContent.safeParse(parsed)
  if (!read.success) return undefined
  const { quizName, revision, changes, order } = read.data
  return { quizName, revision, parts: { changes, order, imported: null, generated: null, history: null } }
}
