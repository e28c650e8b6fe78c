import { hasFeedback } from '@quizwright/domain/kinds/question-feedback.ts'
import { saidWhenRead } from '@quizwright/domain/language/say.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'

/** Optional fields of a question. They are shown if they have content or were added. */
export const extras = ['section', 'page', 'paragraph', 'solution', 'feedback', 'video'] as const
export type Extra = (typeof extras)[number]

export const extraTitles: Record<Extra, string> = saidWhenRead({
  section: 'Section',
  page: 'Intro page',
  paragraph: 'Intro text',
  solution: 'Solution',
  feedback: 'Feedback',
  video: 'Related video',
})

/** The properties of a question that each extra shows. Options are counted in the feedback on them. */
const fieldsOf = {
  section: ['section'],
  page: ['page_before'],
  paragraph: ['paragraph'],
  solution: ['solution', 'solution_equation', 'solution_image_url', 'solution_image_description'],
  feedback: ['option_feedback', 'when_right', 'when_wrong', 'hints', 'options', 'interaction'],
  video: ['related_video_id'],
} as const satisfies Record<Extra, readonly (keyof DraftQuestion)[]>

/** Whether two states of a question are equal in one of its extras. */
export const sameExtra = (extra: Extra, before: DraftQuestion, after: DraftQuestion): boolean =>
  fieldsOf[extra].every((field) => before[field] === after[field])

export const filledExtras = (question: DraftQuestion): Extra[] =>
  extras.filter((extra) =>
    extra === 'feedback'
      ? hasFeedback(question) || question.hints !== undefined
      : fieldsOf[extra].some((field) => (question[field] ?? '') !== ''),
  )
