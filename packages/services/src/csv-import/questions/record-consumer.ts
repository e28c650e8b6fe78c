import { readHeader, type ColumnLayout } from '@quizwright/contracts/csv/read-header.ts'
import { readQuestionRow } from '@quizwright/contracts/csv/read-row.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { questionFindings } from '@quizwright/contracts/rules/question.ts'
import { createRepeatFinder } from '@quizwright/contracts/rules/repeats.ts'
import type { Dialect, ImportComplete } from '@quizwright/contracts/schemas/csv.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import { dialectFindings } from './dialect-findings.ts'
import { headerProblem, tooManyColumns } from './header-problem.ts'
import { createImportReport } from './import-report.ts'
import { createQuestionBatcher, type QuestionBatch } from './question-batcher.ts'
import { findRowError, isBlank } from './row-errors.ts'
import type { CsvRecord } from '../records/record-splitter.ts'

type Header = { layout: ColumnLayout; cells: string[]; reordered: boolean; unknownColumns: string[] }
/** `sent` counts all questions read so far, including those skipped by `from`. */
export type NumberedBatch = QuestionBatch & { sent: number }

type ConsumerOptions = { quizType: QuizType; from: number; maxRows: number }

/**
 * Turns records, the header first, into batches of questions and a report. Questions are released once
 * their batch was taken.
 */
export const createRecordConsumer = ({ quizType, from, maxRows }: ConsumerOptions) => {
  const batcher = createQuestionBatcher()
  const report = createImportReport()
  const repeats = createRepeatFinder()
  let header: Header | undefined
  let rows = 0
  let questions = 0

  const readHeaderRecord = (record: CsvRecord): Problem | undefined => {
    const tooMany = tooManyColumns(record)
    if (tooMany) return tooMany
    const result = readHeader(record.cells)
    if (!result.ok) return headerProblem(result.errors, record)
    header = { ...result, cells: record.cells }
    return undefined
  }

  const readRow = (record: CsvRecord, { layout, cells: columnNames }: Header): void => {
    const rowError = findRowError(record, columnNames.length)
    if (rowError) return report.addRejected(rowError, record.cells, questions)
    const row = readQuestionRow(record.cells, layout)
    if (!row.ok) {
      const { column, reason } = row
      return report.addRejected({ line: record.line, column, reason }, record.cells, questions)
    }
    questions += 1
    report.addFindings(row.findings.map((finding) => ({ ...finding, questionNo: questions })))
    report.addFindings(questionFindings(row.question, questions, quizType))
    report.addFindings(repeats.add(row.question, questions))
    report.addSection(row.question, questions)
    if (questions > from) batcher.add(row.question)
  }

  return {
    /** Consumes one record. Returns a problem when no further record can be read. */
    consume: (record: CsvRecord): Problem | undefined => {
      if (isBlank(record)) return undefined
      if (!header) return readHeaderRecord(record)
      rows += 1
      if (rows > maxRows) return tooManyRows(record.line, maxRows)
      readRow(record, header)
      return undefined
    },
    isBatchFull: batcher.isFull,
    takeBatch: (): NumberedBatch => ({ ...batcher.take(), sent: Math.max(from, questions) }),
    /** Returns the report at the end of the file. Throws CSV_EMPTY when there was no row. */
    complete: (
      fileFormat: Pick<Dialect, 'separator' | 'encoding' | 'bom'>,
      separatorIsNamed: boolean,
    ): ImportComplete => {
      if (!header || rows === 0) throw new Problem('CSV_EMPTY')
      const { cells, reordered, unknownColumns } = header
      const dialect = { ...fileFormat, reordered, unknownColumns }
      report.addFindings(dialectFindings(dialect, separatorIsNamed))
      return report.complete(questions, dialect, cells)
    },
  }
}

const tooManyRows = (line: number, maxRows: number): Problem =>
  new Problem('CSV_TOO_LARGE', {
    line,
    column: 1,
    message:
      `Line ${line} begins the row after ${maxRows}, the most that an import takes. ` +
      'Split the file and import the parts.',
  })
