import { limits } from '@quizwright/contracts/limits.ts'
import type { DraftQuestion, Option } from '@quizwright/contracts/schemas/question.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'

export const blankOption = (): Option => ({
  option: '',
  equation: '',
  image_url: '',
  is_correct: false,
  is_selected: false,
})

/**
 * A new question: four blank options, none for daq. The caller makes its id, because this package makes
 * nothing random.
 */
export const blankQuestion = (id: string, quizType: QuizType): DraftQuestion => ({
  _id: id,
  ind_number: null,
  question: '',
  equation: '',
  image_url: '',
  topic: '',
  tags: [],
  section: '',
  paragraph: '',
  related_video_id: null,
  options: quizType === 'daq' ? [] : Array.from({ length: limits.newQuestionOptions }, blankOption),
  weightage: 1,
  self_assigned_weightage: false,
  difficulty_level: 'Easy',
  solution: '',
  solution_equation: '',
  solution_image_url: '',
  ...(quizType === 'daq' ? { allow_ocr: true } : {}),
})
