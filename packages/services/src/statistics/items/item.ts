import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'

/**
 * With fewer students the page warns that the figures are not reliable yet. Students are counted and not attempts,
 * because several attempts of one student tell less than those of several students.
 */
export const fewStudents = 30

/**
 * A question at its position, from 1, with its current content and those of its earlier revisions, by id. A correction
 * excludes its current content from the marks if it `isLeftOut`.
 */
export type Item = {
  id: string
  position: number
  revisionId: string
  isLeftOut: boolean
  contents: ReadonlyMap<string, QuestionContent>
}
