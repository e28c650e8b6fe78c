import { csvLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { isTable, type QuestionFormat, type Reading, saysTable } from '@quizwright/domain/schemas/csv.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { openCsv, openSheets } from '../records/open-table.ts'
import { isOtherFormat, lookedAtBytes } from '../other-formats/is-other-format.ts'
import { readOtherFormat } from '../other-formats/read-other-format.ts'
import type { StoreImage } from '../other-formats/store-images.ts'
import { readAll, readHead, type Source } from '@quizwright/formats/encoding/source.ts'
import { createCellImages } from './cell-images.ts'
import { createRecordConsumer, type ReadResult } from './record-consumer.ts'

export type ReadOptions = {
  quizType: QuizType
  /** The number of questions to skip at the beginning. They are read but not returned. */
  from?: number
  /** The author's choices for reading the file. */
  reading?: Reading | undefined
  limits?: { rows: number; fileBytes: number; recordChars: number }
  /** The format, if the detected one is wrong. */
  format?: QuestionFormat
  /** Whether other kinds of questions become descriptive. */
  convert?: boolean
  storeImage?: StoreImage
}

/** The milliseconds after which progress is reported without questions. */
const progressIntervalMs = 250

/**
 * Reads a question file and yields its questions in batches, then a report. Rows that cannot become questions are
 * reported with their reasons. If the rest of a file cannot be parsed, a Problem is thrown after all earlier
 * questions were yielded. For CSV, memory does not grow with the size of the file.
 */
export async function* readQuestions(
  source: Source,
  { quizType, from = 0, reading = {}, limits = csvLimits, ...choices }: ReadOptions,
): AsyncGenerator<ReadResult> {
  if (source.bytes > limits.fileBytes) throw tooManyBytes(limits.fileBytes)
  const { format } = choices
  const isSaid = saysTable(reading)
  const sheets = format === undefined || isTable(format) ? await openSheets(source) : undefined
  const isOther =
    !sheets &&
    (format ? !isTable(format) : !isSaid && isOtherFormat(await readHead(source, lookedAtBytes), source.name))
  if (isOther)
    return yield* readOtherFormat(
      { bytes: await readAll(source), name: source.name },
      { quizType, from, maxRows: limits.rows, countsFrom: reading.countsFrom, ...choices },
    )
  const table = sheets ?? (await openCsv(source, reading, limits.recordChars))
  const { encoding, bom, isSure, dialect, parts, notes } = table
  const images = createCellImages(choices.storeImage)
  const consumer = createRecordConsumer({
    quizType,
    from,
    maxRows: limits.rows,
    reading,
    isWorkbook: sheets !== undefined,
    images,
  })
  let lastProgressAt = performance.now()

  for await (const { records, stop, bytesRead } of parts) {
    const progress = percentOf(bytesRead, source.bytes)
    let problem = stop
    for (const record of records) {
      const recordProblem = consumer.consume(record)
      if (recordProblem) {
        problem = recordProblem
        break
      }
      if (consumer.isBatchFull())
        yield { kind: 'questions', ...(await images.stored(consumer.takeBatch())), progress }
    }
    const isProgressDue = performance.now() - lastProgressAt > progressIntervalMs
    if (isProgressDue || problem) {
      const rest = await images.stored(consumer.takeBatch())
      lastProgressAt = performance.now()
      if (isProgressDue || rest.count > 0) yield { kind: 'questions', ...rest, progress }
    }
    if (problem) throw problem
  }
  const problem = consumer.end()
  const waited = await images.stored(consumer.takeBatch())
  if (waited.count > 0) yield { kind: 'questions', ...waited, progress: 100 }
  if (problem) throw problem
  const separatorIsNamed = dialect.skip > 0 || reading.separator !== undefined
  const isGuessed = !isSure && reading.encoding === undefined
  const report = consumer.complete(
    {
      separator: dialect.separator,
      encoding,
      bom,
      isGuessed,
      ...(table.format && { format: table.format }),
    },
    separatorIsNamed,
    notes,
  )
  yield { kind: 'complete', report }
}

/** Has two decimals. */
const percentOf = (bytes: number, all: number): number =>
  Math.min(100, Math.round((bytes / all) * 10_000) / 100)

const tooManyBytes = (maxBytes: number): Problem =>
  new Problem('CSV_TOO_LARGE', {
    line: 1,
    column: 1,
    message:
      `The file is larger than ${maxBytes} bytes, the most that an import takes. ` +
      'Split it and import the parts.',
  })
