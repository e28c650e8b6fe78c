import type { SparseQuestion } from '../schemas/csv.ts'
import type { Option, QuestionContent } from '../schemas/question.ts'

/**
 * The values that empty cells mean. Nine of ten cells of a file are empty, so these fields are not sent: their
 * names would be most of the message.
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

/** Leaves out the fields with empty values. `fullQuestion` is the exact inverse. */
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
