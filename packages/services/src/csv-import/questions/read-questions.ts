import { csvLimits } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { ImportComplete } from '@quizwright/contracts/schemas/csv.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import { createRecordConsumer, type PackedQuestions } from './record-consumer.ts'
import { detectEncoding } from '../encoding/detect-encoding.ts'
import { openRecords } from '../records/read-records.ts'
import type { Source } from '../source.ts'

/** `progress` is 0 to 100 by the bytes read. */
export type Reading =
  | (PackedQuestions & { kind: 'questions'; progress: number })
  | { kind: 'complete'; report: ImportComplete }
export type ReadingOptions = {
  quizType: QuizType
  from?: number
  limits?: { rows: number; fileBytes: number; recordChars: number }
}

/** How long a file that gives no questions may be read without a word, in milliseconds. */
const silenceMs = 250

/**
 * Reads a CSV file into questions, a message at a time, and at last what is to be said of them. Rows that
 * cannot be questions are gathered with their reasons; a fault after which nothing can be told apart is
 * thrown as a Problem, when all before it has been given. Memory stays the same whatever the file's size.
 */
export async function* readQuestions(
  source: Source,
  { quizType, from = 0, limits = csvLimits }: ReadingOptions,
): AsyncGenerator<Reading> {
  if (source.bytes > limits.fileBytes) throw tooManyBytes(limits.fileBytes)
  const { encoding, bom } = await detectEncoding(source)
  const { dialect, parts } = await openRecords(source, encoding, limits.recordChars)
  const file = createRecordConsumer({ quizType, from, maxRows: limits.rows })
  let spokenAt = performance.now()

  for await (const { records, stop, bytesRead } of parts) {
    const progress = Math.min(100, (bytesRead / source.bytes) * 100)
    let end = stop
    for (const record of records) {
      const rowStop = file.read(record)
      if (rowStop) end = rowStop
      if (rowStop) break
      if (file.isFull()) yield { kind: 'questions', ...file.take(), progress }
    }
    const rest = file.take()
    if (rest.count > 0 || performance.now() - spokenAt > silenceMs) {
      spokenAt = performance.now()
      yield { kind: 'questions', ...rest, progress }
    }
    if (end) throw end
  }
  yield {
    kind: 'complete',
    report: file.end({ separator: dialect.separator, encoding, bom }, dialect.skip > 0),
  }
}

const tooManyBytes = (most: number): Problem =>
  new Problem('CSV_TOO_LARGE', {
    line: 1,
    column: 1,
    message: `The file is larger than ${most} bytes, the most that an import takes. SplitResult it and import the parts.`,
  })
