import { questionFindings } from '@quizwright/domain/rules/question.ts'
import type { ColumnLayout } from '@quizwright/domain/csv/read-header.ts'
import type { RowReading } from '@quizwright/domain/csv/read-row.ts'
import type { Finding } from '@quizwright/domain/rules/finding.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { formulaFindings } from '../../questions/formula-findings.ts'
import { inItsFile } from '../number-in-file.ts'
import type { CsvRecord } from '../records/record-splitter.ts'
import type { createAcrossQuestions } from './across-questions.ts'
import type { CellImages } from './cell-images.ts'
import { dayFindings } from './day-findings.ts'
import { errorCellFindings } from './error-cell-findings.ts'
import { hiddenRowFindings } from './hidden-row-findings.ts'
import type { createImportReport } from './import-report.ts'
import { lossFindings } from './loss-findings.ts'
import { readRowInQuiz } from './read-row-in-quiz.ts'
import { findRowError, type RowError } from './row-errors.ts'
import { headingHint, type RowBelow } from './section-rows.ts'

type Taking = {
  quizType: QuizType
  images: CellImages | undefined
  report: ReturnType<typeof createImportReport>
  across: ReturnType<typeof createAcrossQuestions>
  /** Receives each question that is taken, with its number. */
  take: (question: QuestionContent, questionNo: number) => void
}
type Header = { layout: ColumnLayout; cells: readonly string[]; emptyColumns: readonly string[] }

/** Reads rows as questions, one after the other, and reports what is found in them and what is left out. */
export const createRowTaker = ({ quizType, images, report, across, take }: Taking) => {
  let questions = 0
  /** The questions of the file, with those that were left out. */
  let entries = 0

  const reject = ({ reason, ...error }: RowError, { cells, sheet }: CsvRecord, { layout }: Header): void => {
    const own = inItsFile(numberIn(cells, layout), entries)
    report.addRejected({ ...error, reason: `${inSheet(sheet)}${own}${reason}` }, cells, questions)
  }

  const readRow = (record: CsvRecord, section: string, under: Header, reading: RowReading): void => {
    const { layout, cells: columnNames, emptyColumns } = under
    entries += 1
    const rowError = findRowError(record, columnNames.length)
    const isShort = rowError !== undefined && !record.error && record.cells.length < columnNames.length
    if (rowError && !isShort) return reject(rowError, record, under)
    const padded = isShort ? { ...record, cells: padRow(record.cells, columnNames.length) } : record
    const row = readRowInQuiz(padded, layout, { reading, isOwn: emptyColumns.length === 0, quizType, images })
    if (!row.ok)
      return reject(rowError ?? { line: record.line, column: row.column, reason: row.reason }, record, under)
    const question = inSection(row.question, section)
    const findings = questionFindings(question, questions + 1, quizType)
    // Trailing cells may be left out. A row without the required cells is half of a broken row.
    if (rowError && (record.cells.length < 2 || findings.some(isError)))
      return reject(rowError, record, under)
    questions += 1
    images?.belongTo(questions)
    report.addFindings(row.findings.map((finding) => ({ ...finding, questionNo: questions })))
    report.addFindings(findings, ...furtherFindings(question, record, questions, quizType))
    report.addFindings(...across.add(question, questions))
    report.addSection(question, questions)
    take(question, questions)
  }

  return {
    read: ({ row, section, isGuessed }: RowBelow, under: Header, reading: RowReading): void => {
      const before = questions
      readRow(row, section, under, reading)
      if (isGuessed && questions > before) report.addFindings([headingHint(section, questions)])
    },
    /** The number of questions that were taken. */
    count: (): number => questions,
  }
}

/** A section of its own counts before the heading above a row. Most rows have neither, and are not copied. */
const inSection = (question: QuestionContent, section: string): QuestionContent =>
  section === '' || question.section !== '' ? question : { ...question, section }

const inSheet = (sheet: string | undefined): string => (sheet === undefined ? '' : `Sheet "${sheet}": `)

/** The findings that need a renderer, or the cells of the row and not only the question. */
const furtherFindings = (
  question: QuestionContent,
  record: CsvRecord,
  questionNo: number,
  quizType: QuizType,
): Finding[][] => [
  formulaFindings(question, questionNo, quizType),
  dayFindings(question, questionNo),
  lossFindings(record, questionNo),
  errorCellFindings(question, record, questionNo),
  hiddenRowFindings(record, questionNo),
]

/** The number that a row gives its question. */
const numberIn = (cells: readonly string[], { row }: ColumnLayout): number | undefined => {
  const written = (cells[row.ind_number.index] ?? '').trim()
  return /^\d{1,9}$/.test(written) ? Number(written) : undefined
}

const isError = ({ severity }: Finding): boolean => severity === 'error'

/** Returns the cells of a row, with empty cells added at its end. */
const padRow = (cells: readonly string[], columns: number): string[] =>
  Array.from({ length: columns }, (_, index) => cells[index] ?? '')
