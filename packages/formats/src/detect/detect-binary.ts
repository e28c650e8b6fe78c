import { utf16Of } from '../encoding/decode-text.ts'
import { problemOfCompoundFile } from './compound-file.ts'
import { withoutPadding } from '../encoding/file-marks.ts'
import { problemOfCompressed } from './other-tools.ts'
import { isUtf32 } from '../encoding/utf32.ts'

/** Whether the bytes begin with these bytes, given as Latin-1 text. */
export const beginsWith = (bytes: Uint8Array, beginning: string): boolean =>
  [...beginning].every((character, index) => bytes[index] === character.charCodeAt(0))

export const isZip = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, 'PK\x03\x04') || beginsWith(bytes, 'PK\x05\x06')

export const isRtf = (bytes: Uint8Array): boolean => beginsWith(bytes, '{\\rtf')

export const isPdf = (bytes: Uint8Array): boolean => beginsWith(bytes, '%PDF-')

const kinds: readonly [beginning: string, sentence: string][] = [
  ['%PDF-', 'This is a PDF. Upload it by itself, or copy its text into a text file (.txt).'],
  ['\x89PNG', 'This is an image. Type its questions, or upload it within a question.'],
  ['\xff\xd8\xff', 'This is an image. Type its questions, or upload it within a question.'],
  ['GIF8', 'This is an image. Type its questions, or upload it within a question.'],
  ['\x1f\x8b', 'This is a compressed file. Unpack it, or pack it as a zip.'],
  ['7z\xbc\xaf', 'This is a 7z archive. Unpack it, or pack it as a zip.'],
  ['Rar!', 'This is a RAR archive. Unpack it, or pack it as a zip.'],
]

/** A sentence about a file that is neither text nor zip; undefined if it may be one of these. */
export const problemOfBinary = (bytes: Uint8Array): string | undefined => {
  const known = kinds.find(([beginning]) => beginsWith(bytes, beginning))
  if (known) return problemOfCompressed(bytes) ?? known[1]
  if (isUtf32(bytes))
    return 'This is a text in UTF-32, which is not read here. Save it as UTF-8, and upload that.'
  if (beginsWith(bytes, '\xd0\xcf\x11\xe0')) return problemOfCompoundFile(bytes)
  return utf16Of(bytes) === undefined && withoutPadding(bytes.subarray(0, 4096)).includes(0)
    ? 'This is no question file that is known here: it is neither text nor a zip. Export the questions again.'
    : undefined
}
