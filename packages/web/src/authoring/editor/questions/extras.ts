import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'

/**
 * Optional fields of a question, shown if they have content or were added.
 */
export const extras = ['section', 'paragraph', 'solution', 'video'] as const
export type Extra = (typeof extras)[number]

export const extraTitles: Record<Extra, string> = {
  section: 'Section',
  paragraph: 'Paragraph',
  solution: 'Solution',
  video: 'Related video',
}

const isFilled: Record<Extra, (question: DraftQuestion) => boolean> = {
  section: ({ section }) => section !== '',
  paragraph: ({ paragraph }) => paragraph !== '',
  solution: ({ solution, solution_equation, solution_image_url }) =>
    solution !== '' || solution_equation !== '' || solution_image_url !== '',
  video: ({ related_video_id }) => related_video_id !== null,
}

export const filledExtras = (question: DraftQuestion): Extra[] =>
  extras.filter((extra) => isFilled[extra](question))
