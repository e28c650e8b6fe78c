import type { RejectedRow } from '@quizwright/contracts/schemas/csv.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { Said } from './judge-review.ts'

/** Longest text of a question in a list of many. */
const shown = 200

/** What is beside something said: the number of its question, or nothing where it is about the file. */
export const shownNo = ({ questionNo }: Pick<Said, 'questionNo'>): string =>
  questionNo > 0 ? String(questionNo) : '–'

/** Why a row was rejected, with the column where one is at fault. */
export const shownReason = ({ column, reason }: Pick<RejectedRow, 'column' | 'reason'>): string =>
  column === null ? reason : `Column ${column}: ${reason}`

/** A question in a list: its beginning, or its equation. */
export const shownQuestion = ({ question, equation }: Pick<DraftQuestion, 'question' | 'equation'>): string =>
  (question || equation || '(no text)').slice(0, shown)
