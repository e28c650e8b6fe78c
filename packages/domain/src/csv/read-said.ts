import { withoutEmptyEnd } from '../kinds/question-feedback.ts'
import { readAtBars } from '../kinds/split-at-bars.ts'
import { arrangementLimits, kindLimits, lengths } from '../limits.ts'
import type { QuestionContent } from '../schemas/question.ts'
import { cellAt, CellError, type ColumnPosition, readText } from './read-cells.ts'

/** What is said to right or wrong answers, or before a question; nothing if the cell is empty. */
export const readSaid = <Field extends 'when_right' | 'when_wrong' | 'page_before'>(
  cells: readonly string[],
  column: ColumnPosition,
  field: Field,
  longest: number = kindLimits.feedbackLength,
): { [Name in Field]?: string } => {
  const said = column.index < 0 ? '' : readText(cellAt(cells, column), column, longest)
  return said.trim() === '' ? {} : ({ [field]: said } as { [Name in Field]?: string })
}

/** The hints after wrong tries. */
export const readHints = (
  cells: readonly string[],
  column: ColumnPosition,
): Pick<QuestionContent, 'hints'> => {
  const most = arrangementLimits.tries
  const hints = column.index < 0 ? [] : readAtBars(readText(cellAt(cells, column), column, lengths.question))
  if (hints.length > most || hints.some((hint) => hint.length > kindLimits.feedbackLength))
    throw new CellError(column, `can have at most ${most} hints, separated by |.`)
  return hints.length === 0 ? {} : { hints }
}

/** What is said to who chose an option. */
export const readOptionFeedback = (
  cells: readonly string[],
  columns: readonly ColumnPosition[],
): Pick<QuestionContent, 'option_feedback'> => {
  if (columns.length === 0) return {}
  const said = columns.map((column) => readText(cellAt(cells, column), column, kindLimits.feedbackLength))
  const feedback = withoutEmptyEnd(said)
  return feedback ? { option_feedback: feedback } : {}
}
