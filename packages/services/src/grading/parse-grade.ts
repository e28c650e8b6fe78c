import { lengths } from '@quizwright/domain/limits.ts'
import { text } from '@quizwright/domain/schemas/text.ts'
import * as z from 'zod/mini'

/** The maximum number of reasons that are kept. */
const maxReasons = 5

const modelGrade = z.object({
  marks: z.number(),
  evaluation: text(lengths.question).check(z.trim(), z.minLength(1)),
  unsure: z.catch(z.boolean(), false),
  /** Undefined if the model gave no probability. */
  confidence: z.catch(z.optional(z.number().check(z.gte(0), z.lte(1))), undefined),
  reasons: z.catch(
    z.pipe(
      z.array(text(lengths.question).check(z.trim(), z.minLength(1))),
      z.transform((reasons) => reasons.slice(0, maxReasons)),
    ),
    [],
  ),
})
export type ModelGrade = z.infer<typeof modelGrade>

/**
 * Parses the response of a model: one JSON object, possibly surrounded by text or a code fence. Returns undefined if
 * it contains no valid grade.
 */
export const parseGrade = (response: string): ModelGrade | undefined => {
  const json = response.slice(response.indexOf('{'), response.lastIndexOf('}') + 1)
  try {
    const parsed = z.safeParse(modelGrade, JSON.parse(json))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
