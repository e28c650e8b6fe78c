import { offlineNote } from '@quizwright/domain/language/made-by-grader.ts'

/** The beginning of every solution that was written without an AI model. */
export const offlineLabel = 'Written offline, without an AI model: '

/** Removes the note from an evaluation that is shown beside the name of its model. */
export const withoutNote = (evaluation: string): string =>
  evaluation.endsWith(offlineNote) ? evaluation.slice(0, -offlineNote.length).trimEnd() : evaluation

/** Removes the label from a text before it is compared. */
export const withoutLabel = (text: string): string =>
  text.startsWith(offlineLabel) ? text.slice(offlineLabel.length) : text
