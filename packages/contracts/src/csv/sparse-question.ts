import type { SparseQuestion } from '../schemas/csv.ts'
import type { Option, QuestionContent } from '../schemas/question.ts'

/**
 * What the empty cells of a row mean. Nine in ten of a file's cells are empty, and most of what is sent of it
 * would be their names.
 */
const emptyQuestion: QuestionContent = {
  ind_number: null,
  question: '',
  equation: '',
  image_url: '',
  topic: '',
  tags: [],
  section: '',
  paragraph: '',
  related_video_id: null,
  options: [],
  weightage: 1,
  self_assigned_weightage: false,
  difficulty_level: 'Easy',
  solution: '',
  solution_equation: '',
  solution_image_url: '',
}
const emptyOption: Option = { option: '', equation: '', image_url: '', is_correct: false, is_selected: false }

type Fields = Readonly<Record<string, unknown>>

const leaveOut = (value: Fields, empty: Fields): Fields => {
  const kept: Record<string, unknown> = {}
  for (const key in value) if (value[key] !== empty[key]) kept[key] = value[key]
  return kept
}

/** A question without the fields that say nothing. `fullQuestion` gives back exactly what it was. */
export const sparseQuestion = ({ tags, options, ...rest }: QuestionContent): SparseQuestion => ({
  ...leaveOut(rest, emptyQuestion),
  ...(tags.length > 0 && { tags }),
  ...(options.length > 0 && { options: options.map((option) => leaveOut(option, emptyOption)) }),
})

/** A question with all its fields, as the rest of the product knows it. */
export const fullQuestion = ({ options = [], tags = [], ...rest }: SparseQuestion): QuestionContent => ({
  ...emptyQuestion,
  ...rest,
  tags,
  options: options.map((option) => ({ ...emptyOption, ...option })),
})
