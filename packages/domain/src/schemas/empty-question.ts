import type { Option, QuestionContent } from './question.ts'

/** A question without content. Empty cells of a file are read as these values. */
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
