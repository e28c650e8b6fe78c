import { createRowJoiner, hasOptionRows } from '@quizwright/domain/csv/option-rows.ts'
import { columnName } from '@quizwright/domain/csv/guess-columns.ts'
import type { RowReading } from '@quizwright/domain/csv/read-row.ts'
import { readHeader, type ColumnLayout } from '@quizwright/domain/csv/read-header.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { fileNote } from './file-note.ts'
import type { Dialect, ImportComplete, Reading } from '@quizwright/domain/schemas/csv.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { createAcrossQuestions } from './across-questions.ts'
import { dialectFindings } from './dialect-findings.ts'
import { createHeaderFinder, type FoundHeader } from './find-header.ts'
import { gluedColumns, headerProblem, tooManyColumns } from './header-problem.ts'
import { createImportReport } from './import-report.ts'
import type { CellImages } from './cell-images.ts'
import { createQuestionBatcher, type QuestionBatch } from './question-batcher.ts'
import { createBesideRemover, headerOfWorkbook } from '../records/cells-beside.ts'
import { createRepeatedHeaders } from '../records/repeated-headers.ts'
import { isBlank } from './row-errors.ts'
import type { CsvRecord } from '../records/record-splitter.ts'
import { createRowTaker } from './take-rows.ts'
import { createRowsWithNumbers } from './rows-with-numbers.ts'
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

/** How the rows below a header are read, or why they can not be. */
const openRows = (record: CsvRecord, reading: Reading) => {
  const columns = reading.columns ?? record.cells.map(columnName)
  const joiner = hasOptionRows(columns)
    ? createRowJoiner<CsvRecord>(record.cells, reading.columns, reading)
    : undefined
  const cells = joiner?.header ?? record.cells
  const result = readHeader(cells, joiner?.columns ?? reading.columns)
  const glued = reading.columns ? [] : gluedColumns(record.cells)
  if (!result.ok || glued.length > 0)
    return { problem: headerProblem([...glued, ...(result.ok ? [] : result.errors)], record) }
  const isOpen = reading.countsFrom === undefined && !joiner
  return {
    header: { ...result, cells },
    groups: joiner ? createJoinedRows(joiner) : createSectionRows(result.layout),
    numbers: isOpen ? createRowsWithNumbers(record.cells, columns) : undefined,
  }
}

/**
 * Turns records into batches of questions and a report. The first record is the header. A batch's questions are
 * released once it was taken.
 */
export const createRecordConsumer = (options: ConsumerOptions) => {
  const { quizType, from, maxRows, reading, isWorkbook, images } = options
  const batcher = createQuestionBatcher()
  const report = createImportReport()
  const across = createAcrossQuestions(true)
  const taker = createRowTaker({
    quizType,
    images,
    report,
    across,
    take: (question, questionNo) => {
      if (questionNo > from) batcher.add(question)
    },
  })
  const finder = createHeaderFinder(reading.hasHeader)
  const beside = createBesideRemover()
  let header: Header | undefined
  let repeated: ReturnType<typeof createRepeatedHeaders> | undefined
  let groups: RowGroups | undefined
  let numbers: ReturnType<typeof createRowsWithNumbers> | undefined
  /** With what the rows tell about their numbers. */
  let counted: RowReading & Reading = reading
  /** The number of columns in the file. */
  let width = 0
  let rows = 0

  const readHeaderRecord = ({ titles, header: found }: FoundHeader): Problem | undefined => {
    const record = isWorkbook ? headerOfWorkbook(found, reading.columns?.length) : found
    const tooMany = tooManyColumns(record)
    if (tooMany) return tooMany
    beside.add(record.far ?? [], record.sheet)
    width = record.cells.length
    repeated = createRepeatedHeaders(record.cells)
    const opened = openRows(record, reading)
    if ('problem' in opened) return opened.problem
    groups = opened.groups
    numbers = opened.numbers
    header = { ...opened.header, titles: titles.map(({ cells }) => titleOf(cells)) }
    return undefined
  }

  const readRecord = (record: CsvRecord, under: Header): Problem | undefined => {
    if (repeated?.has(record)) return void groups?.atHeader()
    rows += 1
    if (rows > maxRows) return tooManyRows(record.line, maxRows)
    for (const below of groups?.push(record) ?? []) taker.read(below, under, counted)
    return undefined
  }

  const readRecords = (records: readonly CsvRecord[], under: Header): Problem | undefined => {
    if (numbers && records.length > 0) counted = { ...reading, ...numbers.reading() }
    for (const record of records) {
      const stopped = readRecord(record, under)
      if (stopped) return stopped
    }
    return undefined
  }

  const consumeRow = (written: CsvRecord, under: Header): Problem | undefined => {
    const record = isWorkbook ? beside.fit(written, width) : written
    if (isBlank(record)) return undefined
    return numbers?.isOpen() ? readRecords(numbers.push(record), under) : readRecord(record, under)
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
      const begun = found && begin(found)
      const problem = begun ?? (header && readRecords(numbers?.end() ?? [], header))
      for (const below of groups?.end() ?? []) if (header) taker.read(below, header, counted)
      return problem
    },
    isBatchFull: batcher.isFull,
    takeBatch: (): NumberedBatch => ({ ...batcher.take(), sent: Math.max(from, taker.count()) }),
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
      report.addFindings([
        ...across.end(),
        ...(numbers?.notes() ?? []).map(fileNote),
        ...fileNotes,
        ...(images?.findings() ?? []),
      ])
      return report.complete(taker.count(), dialect, header.cells)
    },
  }
}

const dialectOf = (
  { reordered, unknownColumns, emptyColumns, titles }: Header,
  format: Pick<Dialect, 'separator' | 'encoding' | 'bom' | 'format'>,
): Dialect => ({ ...format, reordered, unknownColumns, emptyColumns, titles })

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
