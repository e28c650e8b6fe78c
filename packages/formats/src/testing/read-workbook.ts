import { readHeader } from '@quizwright/domain/csv/read-header.ts'
import { readQuestionRow } from '@quizwright/domain/csv/read-row.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { openWorkbook } from '../spreadsheet/open-workbook.ts'

/** Reads a workbook in the columns of a CSV import. */
export const readWorkbook = (bytes: Uint8Array): QuestionContent[] => {
  const workbook = openWorkbook(bytes)
  if (!workbook || 'problem' in workbook) throw new Error(workbook?.problem ?? 'no workbook')
  const [header, ...rows] = [...elementAt(workbook.sheets, 0).rows()].map(({ cells }) => cells)
  const columns = readHeader(defined(header, 'header'))
  if (!columns.ok) throw new Error(JSON.stringify(columns.errors))
  return rows.map((cells) => {
    const row = readQuestionRow(
      defined(header, 'header').map((_, index) => cells[index] ?? ''),
      columns.layout,
    )
    if (!row.ok) throw new Error(row.reason)
    return row.question
  })
}
