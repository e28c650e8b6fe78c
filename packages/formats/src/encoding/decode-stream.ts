import { createMarkRemover } from './file-marks.ts'
import iconv from 'iconv-lite'
import type { Encoding } from '@quizwright/domain/schemas/csv.ts'
import type { Source } from './source.ts'

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
