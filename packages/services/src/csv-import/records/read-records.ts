import type { Encoding } from '../encoding/byte-order-mark.ts'
import { detectDialect, type RecordDialect } from './detect-dialect.ts'
import { decodeText, type TextPart } from '../encoding/decode-text.ts'
import type { Source } from '../source.ts'
import { createRecordSplitter, type SplitResult } from './record-splitter.ts'

/** A header is looked for in this many characters at most. */
const startChars = 64 * 1024

/** The records that one part of the file completed, and how many bytes have been read with it. */
export type RecordsPart = SplitResult & { bytesRead: number }

/** Reads a file record by record. The way its records are written is found out first, from its beginning. */
export const openRecords = async (
  source: Source,
  encoding: Encoding,
  recordChars?: number,
): Promise<{ dialect: RecordDialect; parts: AsyncGenerator<RecordsPart> }> => {
  const text = decodeText(source, encoding)
  const start = await readStart(text)
  const dialect = detectDialect(start.text)
  return { dialect, parts: readParts(start, text, dialect, recordChars) }
}

const readStart = async (text: AsyncGenerator<TextPart>): Promise<TextPart> => {
  const start: TextPart = { text: '', bytesRead: 0 }
  while (start.text.length < startChars && !holdsLine(start.text)) {
    const next = await text.next()
    if (next.done) break
    start.text += next.value.text
    start.bytesRead = next.value.bytesRead
  }
  return start
}

/**
 * Whether a line that holds something is there whole. A carriage return at the very end may be half of a
 * line's end.
 */
const holdsLine = (text: string): boolean => /^\s*\S[^\r\n]*(?:\r.|\n)/s.test(text)

async function* readParts(
  start: TextPart,
  text: AsyncGenerator<TextPart>,
  dialect: RecordDialect,
  recordChars?: number,
): AsyncGenerator<RecordsPart> {
  const splitter = createRecordSplitter(dialect, recordChars, dialect.skip > 0 ? 2 : 1)
  let bytesRead = start.bytesRead
  yield { ...splitter.push(start.text.slice(dialect.skip)), bytesRead }
  for await (const part of text) {
    bytesRead = part.bytesRead
    yield { ...splitter.push(part.text), bytesRead }
  }
  yield { ...splitter.end(), bytesRead }
}
