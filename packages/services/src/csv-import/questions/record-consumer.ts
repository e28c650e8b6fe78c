import { readHeader, readQuestionRow, type ColumnLayout } from '@quizwright/contracts/csv/columns.ts'
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
/** `sent` counts the questions given so far, those before `from` included. */
export type PackedQuestions = QuestionBatch & { sent: number }

/**
 * Turns records, the header first, into packed questions and a report. It keeps no question once it is taken.
 */
export const createRecordConsumer = ({
  quizType,
  from,
  maxRows,
}: {
  quizType: QuizType
  from: number
  maxRows: number
}) => {
  const packer = createQuestionBatcher()
  const report = createImportReport()
  const repeats = createRepeatFinder()
  let header: Header | undefined
  let rows = 0
  let questions = 0

  const readRow = (record: CsvRecord, { layout, cells: names }: Header): void => {
    const fault = findRowError(record, names.length)
    if (fault) return report.addRejected(fault, record.cells, questions)
    const row = readQuestionRow(record.cells, layout)
    if (!row.ok)
      return report.addRejected(
        { line: record.line, column: row.column, reason: row.reason },
        record.cells,
        questions,
      )
    questions += 1
    report.addFindings(row.findings.map((finding) => ({ ...finding, questionNo: questions })))
    report.addFindings(questionFindings(row.question, questions, quizType))
    report.addFindings(repeats.note(row.question, questions))
    report.addPlace(row.question, questions)
    if (questions > from) packer.add(row.question)
  }

  return {
    /** Takes one record. Gives the problem after which no other is to be read. */
    read: (record: CsvRecord): Problem | undefined => {
      if (isBlank(record)) return undefined
      if (!header) {
        const tooMany = tooManyColumns(record)
        if (tooMany) return tooMany
        const found = readHeader(record.cells)
        if (!found.ok) return headerProblem(found.errors, record)
        header = { ...found, cells: record.cells }
        return undefined
      }
      rows += 1
      if (rows > maxRows) return tooManyRows(record.line, maxRows)
      readRow(record, header)
      return undefined
    },
    isFull: packer.isFull,
    take: (): PackedQuestions => ({ ...packer.take(), sent: Math.max(from, questions) }),
    end: (
      written: Pick<Dialect, 'separator' | 'encoding' | 'bom'>,
      separatorIsNamed: boolean,
    ): ImportComplete => {
      if (!header || rows === 0) throw new Problem('CSV_EMPTY')
      const { cells, reordered, unknownColumns } = header
      const dialect = { ...written, reordered, unknownColumns }
      report.addFindings(dialectFindings(dialect, separatorIsNamed))
      return report.complete(questions, dialect, cells)
    },
  }
}

const tooManyRows = (line: number, maxRows: number): Problem =>
  new Problem('CSV_TOO_LARGE', {
    line,
    column: 1,
    message: `Line ${line} begins the row after ${maxRows}, the most that an import takes. SplitResult the file and import the parts.`,
  })
