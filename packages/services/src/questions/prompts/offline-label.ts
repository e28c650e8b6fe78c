import { offlineNote } from '@quizwright/domain/language/made-by-grader.ts'

/** Removes the note from an evaluation that is shown beside the name of its model. */
export const withoutNote = (evaluation: string): string =>
  evaluation.endsWith(offlineNote) ? evaluation.slice(0, -offlineNote.length).trimEnd() : evaluation
