import { lengths } from '@quizwright/contracts/limits.ts'
import { text } from '@quizwright/contracts/schemas/text.ts'
import * as z from 'zod/mini'

const said = z.object({
  marks: z.number(),
  evaluation: text(lengths.question).check(z.trim(), z.minLength(1)),
  unsure: z.catch(z.boolean(), false),
})
export type SaidGrade = z.infer<typeof said>

/**
 * Reads what a model answered: one JSON object, with or without words or a fence around it. Undefined when it
 * is nonsense.
 */
export const parseGrade = (answer: string): SaidGrade | undefined => {
  const json = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)
  try {
    const read = z.safeParse(said, JSON.parse(json))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
