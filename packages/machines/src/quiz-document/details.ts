import type { Arrangement } from '@quizwright/domain/arrangement/schema.ts'
import { defaultPeriod } from '@quizwright/domain/rules/date-time.ts'
import { type aiModels, defaultAiModel, type QuizType } from '@quizwright/domain/schemas/quiz.ts'

/** A thing picked from a list. Its id is sent, its name is shown. */
export type Named = { readonly _id: string; readonly name: string }

/**
 * The values of the details form, as they are typed. Numbers stay text until they are sent, so that typing is
 * never altered. Date-times are `yyyy-MM-dd HH:mm:ss` in UTC.
 */
export type QuizDetails = {
  readonly quiz_type: QuizType
  readonly name: string
  readonly description: string
  readonly course: Named | null
  readonly module: Named | null
  readonly chapter: Named | null
  readonly video: Named | null
  readonly tags: readonly Named[]
  readonly faculties: readonly Named[]
  readonly hours: string
  readonly mins: string
  readonly passing_percentage: string
  readonly reveal: 'at once' | 'later'
  readonly result_delay_in_hours: string
  readonly is_skippable: boolean
  /** Whether students may check an answer at once. Undefined if that was never asked. */
  readonly is_direct_check?: boolean
  /** How papers differ. Undefined if the quiz never had any of it, null if it was taken back. */
  readonly arrangement?: Arrangement | null
  /** The language of the questions. Undefined if the quiz never had one, null if it was taken back. */
  readonly language?: string | null
  readonly ai_model: (typeof aiModels)[number]
  readonly skip_ocr: boolean
  readonly session_name: string
  readonly session_description: string
  readonly start_time: string
  readonly end_time: string
}

/** The form of a new quiz. Its session runs from now for six months. */
export const blankDetails = (now: Date): QuizDetails => ({
  quiz_type: 'full',
  name: '',
  description: '',
  course: null,
  module: null,
  chapter: null,
  video: null,
  tags: [],
  faculties: [],
  hours: '',
  mins: '',
  passing_percentage: '',
  reveal: 'at once',
  result_delay_in_hours: '0',
  is_skippable: false,
  ai_model: defaultAiModel,
  skip_ocr: false,
  session_name: '',
  session_description: '',
  ...defaultPeriod(now),
})

/** The fields of the session, which has a call of its own. */
export const sessionFieldsOf = ({
  session_name,
  session_description,
  start_time,
  end_time,
}: QuizDetails): Pick<QuizDetails, 'session_name' | 'session_description' | 'start_time' | 'end_time'> => ({
  session_name,
  session_description,
  start_time,
  end_time,
})
