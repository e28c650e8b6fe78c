import { elementAt } from '@quizwright/domain/defined.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { requiredColumns } from '@quizwright/domain/csv/column-names.ts'
import type { SentFile } from './send-row.ts'

type Cells = Partial<Record<string, string>>

const quoted = (cell: string): string => (/["\n\r,;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Writes rows given by column name as a CSV file. */
export const csvOf = (
  rows: readonly Cells[],
  header: readonly string[] = requiredColumns,
  separator = ',',
): string =>
  [header, ...rows.map((row) => header.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map(quoted).join(separator))
    .join('\r\n')

/** A valid question about a sum. Its second option is correct. */
export const soundRow = (no: number): Cells => ({
  ind_number: String(no),
  question: `How much is ${no} + ${no}?`,
  tags: 'arithmetic',
  difficulty_level: 'Easy',
  weightage: '1',
  option1: String(no),
  is_correct1: '0',
  option2: String(2 * no),
  is_correct2: '1',
  option3: String(3 * no),
  is_correct3: '0',
  option4: String(no + 100),
  is_correct4: '0',
})

export const soundRows = (count: number): Cells[] =>
  Array.from({ length: count }, (_, index) => soundRow(index + 1))

/**
 * Twelve questions with four errors (2: no correct option, 5: two correct options, 7: no text, 9: empty
 * option 3) and two omissions (3 and 4: no tag).
 */
export const faultyRows = (): Cells[] => {
  const rows = soundRows(12)
  Object.assign(elementAt(rows, 1), { is_correct2: '0' })
  Object.assign(elementAt(rows, 4), { is_correct3: '1' })
  Object.assign(elementAt(rows, 6), { question: '' })
  Object.assign(elementAt(rows, 8), { option3: '' })
  Object.assign(elementAt(rows, 2), { tags: '' })
  Object.assign(elementAt(rows, 3), { tags: '' })
  return rows
}

export const csvFile = (text: string | Buffer, name = 'questions.csv'): SentFile => ({
  name,
  type: 'text/csv',
  content: Buffer.from(text),
})

/** The question banks, which may be next to a clone. If they are not, returns undefined and logs a line. */
export const sharedFolder = (part: string): string | undefined => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'shared', 'data', part)
  if (existsSync(folder)) return folder
  console.log(`Left out: the tests on ../shared/data/${part}, which is not beside this clone.`)
  return undefined
}
