import type { SparseQuestion } from '../schemas/csv.ts'
import type { QuestionContent } from '../schemas/question.ts'
import { emptyOption, emptyQuestion } from '../schemas/empty-question.ts'

type Fields = Readonly<Record<string, unknown>>

const leaveOut = (value: Fields, empty: Fields): Fields => {
  const kept: Record<string, unknown> = {}
  for (const key in value) if (value[key] !== empty[key]) kept[key] = value[key]
  return kept
}

/**
 * Leaves out the fields with empty values: nine of ten cells of a file are empty, and their names would be most of
 * the message. `fullQuestion` is the exact inverse.
 */
export const sparseQuestion = ({ tags, options, ...rest }: QuestionContent): SparseQuestion => ({
  ...leaveOut(rest, emptyQuestion),
  ...(tags.length > 0 && { tags }),
  ...(options.length > 0 && { options: options.map((option) => leaveOut(option, emptyOption)) }),
})

/** Adds the fields that `sparseQuestion` left out. */
export const fullQuestion = ({ options = [], tags = [], ...rest }: SparseQuestion): QuestionContent => ({
  ...emptyQuestion,
  ...rest,
  tags,
  options: options.map((option) => ({ ...emptyOption, ...option })),
})
