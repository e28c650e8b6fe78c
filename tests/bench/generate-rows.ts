import { columnsFor } from '@quizwright/domain/csv/write-row.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

const difficulties = ['Easy', 'Medium', 'Hard']
const filler = 'Read the scale twice and compare the two readings before you answer. '

/**
 * A CSV file of valid questions, every tenth with a line break and quotes in a cell. With `bytes` the
 * solutions are lengthened until the file has about that size.
 */
export const generateRows = ({ rows, bytes = 0 }: { rows: number; bytes?: number }): string => {
  const columns = columnsFor([])
  const shortest = write(columns, 1, '').length
  const solution = filler
    .repeat(Math.ceil(Math.max(0, bytes / rows - shortest) / filler.length) + 1)
    .slice(0, Math.max(0, Math.floor(bytes / rows) - shortest - 8))
  return [
    columns.join(','),
    ...Array.from({ length: rows }, (_, index) => write(columns, index + 1, solution)),
  ].join('\n')
}

const write = (columns: readonly string[], no: number, solution: string): string => {
  const correct = (no % 4) + 1
  const cells: Record<string, string> = {
    ind_number: String(no),
    tags: 'physics;waves',
    difficulty_level: elementAt(difficulties, no % 3),
    weightage: '1',
    solution,
    question:
      no % 10 === 0
        ? `"Trial ${no}.\nWhat does ""the instrument"" show?"`
        : `"What does the instrument show in trial ${no}, when the second reading is ${(no * 7) % 1_000}?"`,
  }
  for (const option of [1, 2, 3, 4]) {
    cells[`option${option}`] = `Reading ${(no * (option + 3)) % 977} of the scale`
    cells[`is_correct${option}`] = option === correct ? '1' : '0'
  }
  return columns.map((name) => cells[name] ?? '').join(',')
}
