import { limits } from '@quizwright/contracts/limits.ts'
import type { DraftQuestion, Option } from '@quizwright/contracts/schemas/question.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import type { QuizDetails } from './details.ts'

/**
 * What an author works on. Questions are in the order students see them; a question's number is its place.
 */
export type QuizDocument = { readonly details: QuizDetails; readonly questions: readonly DraftQuestion[] }

/** The stored quiz that a draft began from. A save that meets a newer revision asks the author. */
export type Base = { readonly quizId: string; readonly sessionId: string | null; readonly revision: number }

/** The document, what of it the services have, and the run of typing that is under way. */
export type Draft = {
  readonly document: QuizDocument
  readonly saved: QuizDocument
  readonly base: Base | null
  readonly run: string | undefined
}

export const blankOption = (): Option => ({
  option: '',
  equation: '',
  image_url: '',
  is_correct: false,
  is_selected: false,
})

/**
 * A new question: four blank options, none for daq. Its id is made outside, because this package makes
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
