import { isZip } from '@quizwright/formats/detect/detect-binary.ts'
import { listInWorkbook } from '@quizwright/formats/spreadsheet/list-in-workbook.ts'
import { openWorkbook } from '@quizwright/formats/spreadsheet/open-workbook.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Reading } from '@quizwright/domain/schemas/csv.ts'
import { type DetectedEncoding, detectEncoding } from '../encoding/detect-encoding.ts'
import { readAll, readHead, type Source } from '../source.ts'
import type { RecordDialect } from './detect-dialect.ts'
import { openRecords, type RecordsPart } from './read-records.ts'
import { recordsOfSheets } from './records-of-sheets.ts'

/** A table file: CSV, or the sheets of a workbook. `notes` are complete once all parts were read. */
export type Table = DetectedEncoding & {
  format?: 'xlsx' | 'ods'
  dialect: RecordDialect
  parts: AsyncIterable<RecordsPart>
  notes: readonly string[]
}

/** Opens a CSV file. Throws a problem if its encoding is invalid. */
export const openCsv = async (
  source: Source,
  { encoding, separator }: Pick<Reading, 'encoding' | 'separator'> = {},
  recordChars?: number,
): Promise<Table> => {
  const detected = await detectEncoding(source, encoding)
  return {
    ...detected,
    ...(await openRecords(source, detected.encoding, { separator, recordChars })),
    notes: [],
  }
}

/**
 * Opens the sheets of a workbook as one table. Returns undefined if the file is not a workbook, or contains a list.
 * Throws a problem if it cannot be read.
 */
export const openSheets = async (source: Source): Promise<Table | undefined> => {
  if (!isZip(await readHead(source, 4))) return undefined
  const workbook = openWorkbook(await readAll(source))
  if (!workbook) return undefined
  if ('problem' in workbook) throw new Problem('CSV_NOT_CSV', { message: workbook.problem })
  if (listInWorkbook(workbook) !== undefined) return undefined
  const notes = [...workbook.notes]
  return {
    format: workbook.format,
    encoding: 'UTF-8',
    bom: false,
    isSure: true,
    likely: ['UTF-8'],
    dialect: { separator: ',', newline: '\n', skip: 0 },
    parts: toParts(recordsOfSheets(workbook.sheets, notes), source.bytes),
    notes,
  }
}

const recordsInPart = 500

/** The progress within a sheet is unknown until its end. */
async function* toParts(
  records: ReturnType<typeof recordsOfSheets>,
  bytes: number,
): AsyncGenerator<RecordsPart> {
  let part: RecordsPart['records'] = []
  for (let next = records.next(); ; next = records.next()) {
    if (next.done) {
      const stop = next.value === undefined ? undefined : new Problem('CSV_NOT_CSV', { message: next.value })
      return yield { records: part, bytesRead: bytes, ...(stop && { stop }) }
    }
    part.push(next.value)
    if (part.length < recordsInPart) continue
    yield { records: part, bytesRead: bytes / 2 }
    part = []
  }
}
