import { createMarkRemover } from './file-marks.ts'
import iconv from 'iconv-lite'
import type { Encoding } from '@quizwright/domain/schemas/csv.ts'

export const iconvNames: Record<Encoding, string> = {
  'UTF-8': 'utf8',
  'UTF-16LE': 'utf16-le',
  'UTF-16BE': 'utf16-be',
  'Windows-1252': 'win1252',
  MacRoman: 'macroman',
  'Windows-1250': 'win1250',
  'Windows-1251': 'win1251',
  'KOI8-R': 'koi8-r',
  GBK: 'gb18030',
  Big5: 'big5',
  Shift_JIS: 'shiftjis',
  'EUC-JP': 'euc-jp',
  'EUC-KR': 'euc-kr',
  'Windows-1256': 'win1256',
  'Windows-1253': 'win1253',
  'Windows-1255': 'win1255',
  'Windows-1254': 'win1254',
  'Windows-874': 'win874',
}

/** A part of a file's text, and the number of bytes of the file that were read up to its end. */
export type TextPart = { text: string; bytesRead: number }

/** Decodes a file chunk by chunk, without its byte order mark and what else stands between files. */
export async function* decodeStream(source: Source, encoding: Encoding): AsyncGenerator<TextPart> {
  const decoder = iconv.getDecoder(iconvNames[encoding], { stripBOM: true })
  const marks = createMarkRemover()
  let bytesRead = 0
  for await (const chunk of await source.open()) {
    bytesRead += chunk.length
    const text = marks.push(decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)))
    if (text) yield { text, bytesRead }
  }
  const rest = marks.push(decoder.end() ?? '')
  if (rest) yield { text: rest, bytesRead }
}

/**
 * A file that can be read several times: first to detect its encoding, then for its rows. The name it was uploaded
 * with decides if the content says nothing.
 */
export type Source = { name?: string; bytes: number; open: () => Promise<AsyncIterable<Uint8Array>> }

/** Returns a source of bytes in memory, which is read in chunks like a file. */
export const sourceOf = (content: Uint8Array, chunkBytes = 64 * 1024, name = ''): Source => ({
  name,
  bytes: content.length,
  open: async () => toChunks(content, chunkBytes),
})

async function* toChunks(content: Uint8Array, chunkBytes: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < content.length; start += chunkBytes)
    yield content.subarray(start, start + chunkBytes)
}

/** Reads the first bytes of a file. */
export const readHead = async (source: Source, bytes: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of await source.open()) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= bytes) break
  }
  return Buffer.concat(chunks).subarray(0, bytes)
}

/** Reads all bytes of a file. */
export const readAll = (source: Source): Promise<Uint8Array> => readHead(source, Infinity)
