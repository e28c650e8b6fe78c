import { sayMade } from '@quizwright/domain/language/say.ts'
import type { Finding } from '@quizwright/domain/rules/finding.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { type CellsJudged, columnOf } from './judge-cells.ts'

type CellText = { column: string; text: string }

/** The column names of a file in normalized form: trimmed and in lower case. */
export const columnNames = (header: readonly string[]): string[] =>
  header.map((name) => name.trim().toLowerCase())

const findingsOf = (judged: CellsJudged, wanted: Finding['severity']): CellText[] =>
  'reason' in judged
    ? []
    : judged.findings
        .filter(({ severity }) => severity === wanted)
        .map((finding) => ({ column: columnOf(finding), text: sayMade(finding.message) }))

/** The errors by column: the one that prevents a question, or those of its rules. */
export const cellErrors = (judged: CellsJudged): CellText[] =>
  'reason' in judged
    ? [{ column: judged.column.trim().toLowerCase(), text: judged.reason }]
    : findingsOf(judged, 'error')

/** The omissions by column, which do not stop the row from being imported. */
export const cellOmissions = (judged: CellsJudged): CellText[] => findingsOf(judged, 'omission')

/** Changes cells by column name. Missing cells become empty ones. */
export const withCells = (
  names: readonly string[],
  cells: readonly string[],
  changes: Readonly<Record<string, string>>,
): string[] =>
  Array.from(
    { length: Math.max(cells.length, names.length) },
    (_, index) => changes[names[index] ?? ''] ?? cells[index] ?? '',
  )

const optionColumn = /^(?:option|is_correct)(\d)$/

/** Whether the column belongs to an option, as its text or its mark. */
export const isOfOption = (name: string): boolean => optionColumn.test(name)

/** The numbers of the options that have columns; none in a descriptive quiz. */
export const optionNumbers = (names: readonly string[], quizType: QuizType): number[] =>
  quizType === 'daq'
    ? []
    : names
        .flatMap((name) => (name.startsWith('option') ? Number(optionColumn.exec(name)?.[1] ?? 0) : 0))
        .filter((no) => no > 0)

/** The marks of all options after making one the only correct one. */
export const onlyCorrect = (optionNos: readonly number[], correct: number): Record<string, string> =>
  Object.fromEntries(optionNos.map((no) => [`is_correct${no}`, no === correct ? '1' : '0']))
