import { lengths } from '@quizwright/contracts/limits.ts'
import { text } from '@quizwright/contracts/schemas/text.ts'
import * as z from 'zod/mini'

const modelGrade = z.object({
  marks: z.number(),
  evaluation: text(lengths.question).check(z.trim(), z.minLength(1)),
  unsure: z.catch(z.boolean(), false),
})
export type ModelGrade = z.infer<typeof modelGrade>

/**
 * Parses the response of a model: one JSON object, possibly with text or a code fence around it. Returns
 * undefined when there is no valid grade in it.
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
