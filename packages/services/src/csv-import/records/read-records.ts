import type { Encoding } from '../encoding/byte-order-mark.ts'
import { detectDialect, headerLines, type RecordDialect, type Separator } from './detect-dialect.ts'
import { decodeText, type TextPart } from '../encoding/decode-text.ts'
import type { Source } from '../source.ts'
import { createRecordSplitter, type SplitResult } from './record-splitter.ts'

/** The header is searched in this many characters at the beginning of the file. */
const maxStartChars = 64 * 1024

/** The records that a part of the file completes, and the number of bytes read up to its end. */
export type RecordsPart = SplitResult & { bytesRead: number }

type OpenRecordsOptions = { separator?: Separator | undefined; recordChars?: number | undefined }

/** Detects the dialect from the beginning of the file, then reads its records. */
export const openRecords = async (
  source: Source,
  encoding: Encoding,
  { separator, recordChars }: OpenRecordsOptions = {},
): Promise<{ dialect: RecordDialect; parts: AsyncGenerator<RecordsPart> }> => {
  const text = decodeText(source, encoding)
  const start = await readStart(text)
  const dialect = detectDialect(start.text, separator)
  return { dialect, parts: readParts(start, text, dialect, recordChars) }
}

const readStart = async (text: AsyncGenerator<TextPart>): Promise<TextPart> => {
  const start: TextPart = { text: '', bytesRead: 0 }
  while (start.text.length < maxStartChars && !containsLines(start.text)) {
    const next = await text.next()
    if (next.done) break
    start.text += next.value.text
    start.bytesRead = next.value.bytesRead
  }
  return start
}

/**
 * Whether the text contains all lines in which the header is searched. A carriage return at the end of the text may
 * be the first half of a line end.
 */
const containsLines = (text: string): boolean =>
  text.trimStart().split(/\r\n|\n|\r(?!$)/, headerLines + 1).length > headerLines

async function* readParts(
  start: TextPart,
  text: AsyncGenerator<TextPart>,
  dialect: RecordDialect,
  recordChars?: number,
): AsyncGenerator<RecordsPart> {
  const splitter = createRecordSplitter(dialect, recordChars, dialect.skip > 0 ? 2 : 1)
  let bytesRead = start.bytesRead
  for (const piece of piecesOf(start.text.slice(dialect.skip))) yield { ...splitter.push(piece), bytesRead }
  for await (const part of text) {
    bytesRead = part.bytesRead
    for (const piece of piecesOf(part.text)) yield { ...splitter.push(piece), bytesRead }
  }
  yield { ...splitter.end(), bytesRead }
}

/**
 * The records of 64 KB of text survived so many collections of the young generation that V8 began to allocate such
 * records in the old one, and then marked the whole heap twice as often. In pieces of 16 KB, 100,000 rows take a
 * fifth less CPU time.
 */
const pieceChars = 16 * 1024

function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += pieceChars) yield text.slice(start, start + pieceChars)
}
