import { say, sayMade } from '@quizwright/domain/language/say.ts'
import type { RejectedRow } from '@quizwright/domain/schemas/csv.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { humanName } from '../mapping/column-choices.ts'
import type { ReviewItem } from './judge-review.ts'

/** The longest text of a question in a list. */
const shown = 200

/** The number of a question, or a dash for the whole file. */
export const shownNo = ({ questionNo }: Pick<ReviewItem, 'questionNo'>): string =>
  questionNo > 0 ? String(questionNo) : '–'

/** Replaces the column name at the beginning of a reason by its readable name. */
const inWords = (reason: string): string => reason.replace(/^[a-z_]+\d?(?= )/, (name) => humanName(name))

/** Why a row was rejected, with its column if there is one. */
export const shownReason = ({ column, reason }: Pick<RejectedRow, 'column' | 'reason'>): string =>
  column === null
    ? sayMade(reason)
    : say('Column {column}: {reason}', { column, reason: sayMade(inWords(reason)) })

/** The text of a left-out question, by which its author recognizes it better than by its line. */
export const leftOutText = (header: readonly string[], cells: readonly string[]): string =>
  (cells[header.indexOf('question')] ?? '').slice(0, shown)

/** A question in a list: its beginning, or its equation. */
export const shownQuestion = ({ question, equation }: Pick<DraftQuestion, 'question' | 'equation'>): string =>
  (question || equation || say('(no text)')).slice(0, shown)
