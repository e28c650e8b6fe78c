import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import { type CellsJudged, columnOf } from './judge-cells.ts'

type CellError = { column: string; text: string }

/** The column names of a file in normalized form: trimmed and in lower case. */
export const columnNames = (header: readonly string[]): string[] =>
  header.map((name) => name.trim().toLowerCase())

/** The errors by column: the one that prevents a question, or the findings of its rules. */
export const cellErrors = (judged: CellsJudged): CellError[] =>
  'reason' in judged
    ? [{ column: judged.column.trim().toLowerCase(), text: judged.reason }]
    : judged.findings
        .filter(({ severity }) => severity !== 'hint')
        .map((finding) => ({ column: columnOf(finding), text: finding.message }))

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
