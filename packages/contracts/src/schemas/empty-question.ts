import type { Option, QuestionContent } from './question.ts'

/** What a question holds where nothing was typed, and what the empty cells of a file mean. */
export const emptyQuestion: QuestionContent = {
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

export const emptyOption: Option = {
  option: '',
  equation: '',
  image_url: '',
  is_correct: false,
  is_selected: false,
}
