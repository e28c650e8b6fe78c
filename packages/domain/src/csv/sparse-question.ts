import type { SparseQuestion } from '../schemas/csv.ts'
import type { QuestionContent } from '../schemas/question.ts'
import { emptyOption, emptyQuestion } from '../schemas/empty-question.ts'

type Fields = Readonly<Record<string, unknown>>

const isEmpty = (field: unknown, empty: unknown): boolean =>
  field === empty || (Array.isArray(field) && field.length === 0 && Array.isArray(empty))

const leaveOut = (value: Fields, empty: Fields): Record<string, unknown> => {
  const kept: Record<string, unknown> = {}
  for (const key in value) if (!isEmpty(value[key], empty[key])) kept[key] = value[key]
  return kept
}

/**
 * Leaves out the fields with empty values. In most files 90 % of the cells are empty, and their field names
 * would take most of the message. `fullQuestion` is the exact inverse.
 */
export const sparseQuestion = (question: QuestionContent): SparseQuestion => {
  // Mutates one object per question, because it runs for every row of a file.
  const kept = leaveOut(question, emptyQuestion)
  if (kept['options']) kept['options'] = question.options.map((option) => leaveOut(option, emptyOption))
  return kept
}

/** Adds the fields that `sparseQuestion` left out. */
export const fullQuestion = ({ options = [], tags = [], ...rest }: SparseQuestion): QuestionContent => ({
  ...emptyQuestion,
  ...rest,
  tags,
  options: options.map((option) => ({ ...emptyOption, ...option })),
})
