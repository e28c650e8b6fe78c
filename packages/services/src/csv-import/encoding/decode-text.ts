import iconv from 'iconv-lite'
import type { Encoding } from './byte-order-mark.ts'
import type { Source } from '../source.ts'

/** The names under which the decoder knows the encodings. */
export const iconvNames: Record<Encoding, string> = {
  'UTF-8': 'utf8',
  'UTF-16LE': 'utf16-le',
  'UTF-16BE': 'utf16-be',
  'Windows-1252': 'win1252',
}

/** A part of a file's text and how many of its bytes have been read with it. */
export type TextPart = { text: string; bytesRead: number }

/** Decodes a file whose encoding is known, chunk by chunk, its byte order mark taken off. */
export async function* decodeText(source: Source, encoding: Encoding): AsyncGenerator<TextPart> {
  const decoder = iconv.getDecoder(iconvNames[encoding], { stripBOM: true })
  let bytesRead = 0
  for await (const chunk of await source.open()) {
    bytesRead += chunk.length
    const text = decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
    if (text) yield { text, bytesRead }
  }
  const rest = decoder.end()
  if (rest) yield { text: rest, bytesRead }
}
