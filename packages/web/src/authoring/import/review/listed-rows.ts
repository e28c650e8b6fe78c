import type { RejectedRow } from '@quizwright/contracts/schemas/csv.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { humanName } from '../mapping/column-choices.ts'
import type { ReviewItem } from './judge-review.ts'

/** Longest text of a question in a list of many. */
const shown = 200

/** The number of a question, or a dash for the whole file. */
export const shownNo = ({ questionNo }: Pick<ReviewItem, 'questionNo'>): string =>
  questionNo > 0 ? String(questionNo) : '–'

/** A reason that begins with the name of a column, which people know by another. */
const inWords = (reason: string): string => reason.replace(/^[a-z_]+\d?(?= )/, (name) => humanName(name))

/** The reason why a row was rejected, with its column if there is one. */
export const shownReason = ({ column, reason }: Pick<RejectedRow, 'column' | 'reason'>): string =>
  column === null ? reason : `Column ${column}: ${inWords(reason)}`

/** The text of a question that was left out, by which its author knows it: its line tells nobody which it is. */
export const leftOutText = (header: readonly string[], cells: readonly string[]): string =>
  (cells[header.indexOf('question')] ?? '').slice(0, shown)

/** A question in a list: its beginning, or its equation. */
export const shownQuestion = ({ question, equation }: Pick<DraftQuestion, 'question' | 'equation'>): string =>
  (question || equation || '(no text)').slice(0, shown)
