import { descriptiveInQuiz } from '@quizwright/domain/kinds/descriptive/in-quiz.ts'
import { createRowJoiner, hasOptionRows } from '@quizwright/domain/csv/option-rows.ts'
import { columnName } from '@quizwright/domain/csv/guess-columns.ts'
import { readHeader, type ColumnLayout } from '@quizwright/domain/csv/read-header.ts'
import { readQuestionRow } from '@quizwright/domain/csv/read-row.ts'
import { withTypedAnswer } from '@quizwright/domain/csv/typed-answer.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { questionFindings } from '@quizwright/domain/rules/question.ts'
import { formulaFindings } from '../../questions/formula-findings.ts'
import { errorCellFindings } from './error-cell-findings.ts'
import { fileNote } from './file-note.ts'
import { lossFindings } from './loss-findings.ts'
import type { Finding } from '@quizwright/domain/rules/finding.ts'
import type { Dialect, ImportComplete, Reading } from '@quizwright/domain/schemas/csv.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { createAcrossQuestions } from './across-questions.ts'
import { dayFindings } from './day-findings.ts'
import { dialectFindings } from './dialect-findings.ts'
import { createHeaderFinder, type FoundHeader } from './find-header.ts'
import { gluedColumns, headerProblem, tooManyColumns } from './header-problem.ts'
import { hiddenRowFindings } from './hidden-row-findings.ts'
import { createImportReport } from './import-report.ts'
import type { CellImages } from './cell-images.ts'
import { createQuestionBatcher, type QuestionBatch } from './question-batcher.ts'
import { createBesideRemover, headerOfWorkbook } from '../records/cells-beside.ts'
import { createRepeatedHeaders } from '../records/repeated-headers.ts'
import { inItsFile } from '../number-in-file.ts'
import { findRowError, isBlank, type RowError } from './row-errors.ts'
import type { CsvRecord } from '../records/record-splitter.ts'
import { withOptionsInCell } from './options-in-cell.ts'
import { withPlainTexts } from './plain-texts.ts'
import { createJoinedRows, createSectionRows, type RowGroups } from './section-rows.ts'

/** `progress` is the percentage of the file's bytes that have been read. */
export type ReadResult =
  | (NumberedBatch & { kind: 'questions'; progress: number })
  | { kind: 'complete'; report: ImportComplete }

type Header = {
  layout: ColumnLayout
  cells: string[]
  titles: string[]
  reordered: boolean
  unknownColumns: string[]
  emptyColumns: string[]
}
/** `sent` counts all questions read so far, including those that `from` skips. */
export type NumberedBatch = QuestionBatch & { sent: number }

type ConsumerOptions = {
  quizType: QuizType
  from: number
  maxRows: number
  reading: Reading
  isWorkbook?: boolean
  images?: CellImages
}

/** A daq quiz has only descriptive questions, so that a row need not name them. */
const inQuiz = (question: QuestionContent, quizType: QuizType): QuestionContent =>
  quizType === 'daq' && question.interaction?.kind === 'descriptive'
    ? descriptiveInQuiz(question, quizType)
    : question

/**
 * Turns records into batches of questions and a report. The first record is the header. A batch's questions are
 * released once it was taken.
 */
export const createRecordConsumer = (options: ConsumerOptions) => {
  const { quizType, from, maxRows, reading, isWorkbook, images } = options
  const batcher = createQuestionBatcher()
  const report = createImportReport()
  const across = createAcrossQuestions(true)
  const finder = createHeaderFinder(reading.hasHeader)
  const beside = createBesideRemover()
  let header: Header | undefined
  let repeated: ReturnType<typeof createRepeatedHeaders> | undefined
  let groups: RowGroups | undefined
  /** The number of columns in the file. */
  let width = 0
  let rows = 0
  let questions = 0
  /** The questions of the file, with those that were left out. */
  let entries = 0

  const readHeaderRecord = ({ titles, header: found }: FoundHeader): Problem | undefined => {
    const record = isWorkbook ? headerOfWorkbook(found, reading.columns?.length) : found
    const tooMany = tooManyColumns(record)
    if (tooMany) return tooMany
    beside.add(record.far ?? [], record.sheet)
    width = record.cells.length
    repeated = createRepeatedHeaders(record.cells)
    const joiner = hasOptionRows(reading.columns ?? record.cells.map(columnName))
      ? createRowJoiner<CsvRecord>(record.cells, reading.columns, reading)
      : undefined
    const cells = joiner?.header ?? record.cells
    const result = readHeader(cells, joiner?.columns ?? reading.columns)
    const glued = reading.columns ? [] : gluedColumns(record.cells)
    if (!result.ok || glued.length > 0)
      return headerProblem([...glued, ...(result.ok ? [] : result.errors)], record)
    groups = joiner ? createJoinedRows(joiner) : createSectionRows(result.layout)
    header = { ...result, cells, titles: titles.map(({ cells }) => titleOf(cells)) }
    return undefined
  }

  const reject = ({ reason, ...error }: RowError, { cells, sheet }: CsvRecord): void => {
    const own = header ? inItsFile(numberIn(cells, header.layout), entries) : ''
    report.addRejected({ ...error, reason: `${inSheet(sheet)}${own}${reason}` }, cells, questions)
  }

  const readRow = (record: CsvRecord, section: string, under: Header): void => {
    const { layout, cells: columnNames, emptyColumns } = under
    entries += 1
    const rowError = findRowError(record, columnNames.length)
    const isShort = rowError !== undefined && !record.error && record.cells.length < columnNames.length
    if (rowError && !isShort) return reject(rowError, record)
    const padded = isShort ? { ...record, cells: padRow(record.cells, columnNames.length) } : record
    const row = readCells(padded, layout, { reading, isOwn: emptyColumns.length === 0, quizType, images })
    if (!row.ok) {
      return reject(rowError ?? { line: record.line, column: row.column, reason: row.reason }, record)
    }
    const question = inSection(row.question, section)
    const findings = questionFindings(question, questions + 1, quizType)
    // Trailing cells may be left out. A row without the required cells is half of a broken row.
    if (rowError && (record.cells.length < 2 || findings.some(isError))) return reject(rowError, record)
    questions += 1
    images?.belongTo(questions)
    report.addFindings(row.findings.map((finding) => ({ ...finding, questionNo: questions })))
    report.addFindings(findings, ...furtherFindings(question, record, questions, quizType))
    report.addFindings(...across.add(question, questions))
    report.addSection(question, questions)
    if (questions > from) batcher.add(question)
  }

  const consumeRow = (written: CsvRecord, under: Header): Problem | undefined => {
    const record = isWorkbook ? beside.fit(written, width) : written
    if (isBlank(record)) return undefined
    if (repeated?.has(record)) return void groups?.atHeader()
    rows += 1
    if (rows > maxRows) return tooManyRows(record.line, maxRows)
    for (const { row, section } of groups?.push(record) ?? []) readRow(row, section, under)
    return undefined
  }

  /** Starts with the header and the rows that were already read. */
  const begin = (found: FoundHeader): Problem | undefined => {
    const problem = readHeaderRecord(found)
    if (problem || !header) return problem
    for (const row of found.rows) {
      const stopped = consumeRow(row, header)
      if (stopped) return stopped
    }
    return undefined
  }

  return {
    /** Consumes one record. Returns a problem if no further record can be read. */
    consume: (record: CsvRecord): Problem | undefined => {
      if (isBlank(record) && !record.far) return undefined
      if (header) return consumeRow(record, header)
      const found = finder.push(record)
      return found && begin(found)
    },
    /** Consumes the records that waited for a header when the file ends. */
    end: (): Problem | undefined => {
      const found = header ? undefined : finder.end()
      const problem = found && begin(found)
      for (const { row, section } of groups?.end() ?? []) if (header) readRow(row, section, header)
      return problem
    },
    isBatchFull: batcher.isFull,
    takeBatch: (): NumberedBatch => ({ ...batcher.take(), sent: Math.max(from, questions) }),
    /** Returns the report at the end of the file. Throws CSV_EMPTY if there was no row. */
    complete: (
      fileFormat: Pick<Dialect, 'separator' | 'encoding' | 'bom' | 'format'> & { isGuessed: boolean },
      separatorIsNamed: boolean,
      notes: readonly string[] = [],
    ): ImportComplete => {
      if (!header || rows === 0) throw new Problem('CSV_EMPTY')
      const { isGuessed, ...format } = fileFormat
      const dialect = dialectOf(header, format)
      // Columns that the author chose to ignore need no finding.
      const shown = reading.columns ? { ...dialect, unknownColumns: [] } : dialect
      report.addFindings(dialectFindings(shown, { separatorIsNamed, encodingIsGuessed: isGuessed }))
      const fileNotes = [...notes, ...beside.notes(), ...(repeated?.notes() ?? [])].map(fileNote)
      report.addFindings([...across.end(), ...fileNotes, ...(images?.findings() ?? [])])
      return report.complete(questions, dialect, header.cells)
    },
  }
}

const dialectOf = (
  { reordered, unknownColumns, emptyColumns, titles }: Header,
  format: Pick<Dialect, 'separator' | 'encoding' | 'bom' | 'format'>,
): Dialect => ({ ...format, reordered, unknownColumns, emptyColumns, titles })

/** A section of its own counts before the heading above a row. Most rows have neither, and are not copied. */
const inSection = (question: QuestionContent, section: string): QuestionContent =>
  section === '' || question.section !== '' ? question : { ...question, section }

const inSheet = (sheet: string | undefined): string => (sheet === undefined ? '' : `Sheet "${sheet}": `)

/**
 * A row as a quiz of this type has it. `isOwn`: the file has all columns of this product, so its texts are no HTML and
 * keep their blanks.
 */
const readCells = (
  { cells, emphases }: CsvRecord,
  layout: ColumnLayout,
  {
    reading,
    isOwn,
    quizType,
    images,
  }: { reading: Reading; isOwn: boolean; quizType: QuizType; images: CellImages | undefined },
): ReturnType<typeof readQuestionRow> => {
  const written = readQuestionRow(cells, layout, reading, emphases)
  if (!written.ok) return written
  const row = isOwn ? written : withPlainTexts(written, images)
  const asked = quizType === 'daq' ? row.question : withOptionsInCell(row.question)
  const { question, findings } = withTypedAnswer(
    inQuiz(asked, quizType),
    layout,
    quizType,
    furtherAnswers(cells, layout.key),
  )
  return { ...row, question, findings: [...row.findings, ...findings] }
}

/** The answers in columns beside that of the key. */
const furtherAnswers = (cells: readonly string[], { further }: ColumnLayout['key']): string[] =>
  further.map((index) => (cells[index] ?? '').trim()).filter((cell) => cell !== '')

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

const maxTitleChars = 200
const titleOf = (cells: readonly string[]): string =>
  cells
    .filter((cell) => cell.trim() !== '')
    .join(' ')
    .slice(0, maxTitleChars)

const tooManyRows = (line: number, maxRows: number): Problem =>
  new Problem('CSV_TOO_LARGE', {
    line,
    column: 1,
    message:
      `Line ${line} begins the row after ${maxRows}, the most that an import takes. ` +
      'Split the file and import the parts.',
  })
