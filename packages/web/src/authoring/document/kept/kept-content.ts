import { draftQuestion } from '@quizwright/domain/schemas/question.ts'
import { quiz } from '@quizwright/domain/schemas/quiz.ts'
import * as z from 'zod/mini'
import type { StoredDraft, StoredParts, StoredQuestions } from '../stored-draft.ts'

/** The form in which the services keep the unsaved questions of a draft. */
const keptContent = z.strictObject({
  form: z.literal(1),
  quizName: z.string(),
  /** For a copy of one's own, once its author may not read the quiz any more. */
  quiz: z.optional(z.nullable(quiz)),
  revision: z.number(),
  changes: z.array(
    z.strictObject({ id: z.string(), base: z.nullable(draftQuestion), mine: z.nullable(draftQuestion) }),
  ),
  order: z.nullable(z.array(z.string())),
})

type Named = Pick<StoredDraft, 'quizName' | 'quiz' | 'revision'>

export const toKeptContent = (
  { quizName, quiz: known, revision }: Named,
  { changes, order }: StoredQuestions,
): string => JSON.stringify({ form: 1, quizName, quiz: known, revision, changes, order })

type Read = Named & { parts: StoredParts }

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
  const { quizName, quiz: known = null, revision, changes, order } = read.data
  const parts = { changes, order, imported: null, generated: null, history: null }
  return { quizName, quiz: known, revision, parts }
}
