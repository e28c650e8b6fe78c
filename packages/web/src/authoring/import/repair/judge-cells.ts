import { countOf } from '@quizwright/contracts/rules/plural.ts'
import { readHeader } from '@quizwright/contracts/csv/read-header.ts'
import { readQuestionRow } from '@quizwright/contracts/csv/read-row.ts'
import { escapeFormula, unescapeFormula } from '@quizwright/contracts/csv/escape-formula.ts'
import { csvLimits } from '@quizwright/contracts/limits.ts'
import type { Finding } from '@quizwright/contracts/rules/finding.ts'
import { questionFindings } from '@quizwright/contracts/rules/question.ts'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'

/**
 * The result of reading cells: a question with its findings, or the name of the column that prevents
 * it.
 */
export type CellsJudged =
  | { question: QuestionContent; findings: readonly Finding[] }
  | { column: string; reason: string }

/** Cells as they are shown: without the apostrophe that escapes formulas. */
export const shownCells = (cells: readonly string[]): string[] => cells.map(unescapeFormula)

/** Validates shown cells under their header, exactly as the service validates a file. */
export const judgeCells = (
  header: readonly string[],
  shown: readonly string[],
  quizType: QuizType,
): CellsJudged => {
  const columns = readHeader(header)
  if (!columns.ok) return { column: header[0] ?? '', reason: 'The header cannot be read.' }
  if (shown.length > header.length)
    return {
      column: header.at(-1)!,
      reason: `The row has ${countOf(shown.length - header.length, 'cell')} too many. Join what belongs together.`,
    }
  const long = shown.findIndex((cell) => cell.length > csvLimits.cellChars)
  if (long >= 0)
    return {
      column: header[long]!,
      reason: `The cell is too long: it has ${shown[long]!.length} characters of at most ${csvLimits.cellChars}.`,
    }
  const row = readQuestionRow(
    header.map((_, at) => escapeFormula(shown[at] ?? '')),
    columns.layout,
  )
  return row.ok
    ? { question: row.question, findings: questionFindings(row.question, 0, quizType) }
    : { column: header[row.column - 1] ?? '', reason: row.reason }
}

/** The column in which a finding is corrected. */
export const columnOf = ({ field, optionNo }: Finding): string =>
  optionNo ? `option${optionNo}` : field === 'options' ? 'is_correct1' : field
